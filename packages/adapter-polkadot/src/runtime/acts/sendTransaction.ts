import { type AdapterHost, ModalError, type Network } from '@foyer/core/adapter'
import type { ApiPromise } from '@polkadot/api'
import type { PolkadotSigner } from '../../provider.js'
import type { PolkadotTransaction } from '../../transaction.js'
import { openApi } from '../node/openApi.js'
import { toNodeError } from '../node/toNodeError.js'

export interface SendTransactionParameters {
  readonly transaction: PolkadotTransaction
  /** As the wallet spells it. */
  readonly address: string
  readonly network: Network<'polkadot'>
  readonly signer: PolkadotSigner
}

export interface SentTransaction {
  readonly hash: string
  readonly nonce: number
  /** The number of the first block that it can no longer be in. Undefined: it is valid for ever. */
  readonly until: number | undefined
}

/**
 * Encodes a call, has the wallet sign it, and hands it to a node. Resolves as soon as the node has taken it; it is valid
 * for some minutes (64 blocks).
 */
export async function sendTransaction(
  context: { readonly host: AdapterHost<'polkadot'>; readonly metadata: Record<string, `0x${string}`> },
  { transaction, address, network, signer }: SendTransactionParameters,
): Promise<SentTransaction> {
  const api = await openApi(context, network)
  try {
    const extrinsic = toExtrinsic(api, transaction)
    const { tip = 0n } = transaction
    // Before the wallet is asked, which may take its time.
    const head = await api.rpc.chain.getHeader()
    const signed = await extrinsic.signAsync(address, { signer, tip, nonce: -1 })
    const hash = await api.rpc.author.submitExtrinsic(signed).catch((cause: unknown) => {
      throw toNodeError(cause)
    })
    const { era, nonce } = signed
    const until = era.isMortalEra ? era.asMortalEra.death(head.number.toNumber()) : undefined
    return { hash: hash.toHex(), nonce: nonce.toNumber(), until }
  } finally {
    await api.disconnect()
  }
}

/** Throws `RPC_INVALID_PARAMS` for what is no call of this chain. */
export function toExtrinsic(api: ApiPromise, transaction: PolkadotTransaction) {
  try {
    if ('callData' in transaction) {
      const call = api.createType('Call', transaction.callData)
      // What is cut short or unknown is read as some other call.
      if (call.toHex() !== transaction.callData.toLowerCase()) throw new Error('The call data is of no call here')
      return api.tx(call)
    }
    const { pallet, call, args } = transaction
    const create = api.tx[pallet]?.[call]
    if (!create) throw new Error(`${api.runtimeChain} has no ${pallet}.${call}`)
    return create(...args)
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : 'Invalid transaction'
    throw new ModalError('RPC_INVALID_PARAMS', { message, cause, context: { transaction } })
  }
}
