import { type AdapterHost, ModalError, type Network } from '@foyer/core/adapter'
import type { PolkadotSigner, SignerPayloadJson, SignerResult } from '../../provider.js'
import type { PolkadotTransaction } from '../../transaction.js'
import type { ChainClient, Descriptions } from '../node/ChainClient.js'
import { openApi } from '../node/openApi.js'
import { toNodeError } from '../node/toNodeError.js'
import { toExtrinsic } from './toExtrinsic.js'

/** For how many blocks a transaction is valid. */
export const LIFETIME_BLOCKS = 64

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
  /** The number of the first block that it can no longer be in. */
  readonly until: number
}

/**
 * Encodes a call, has the wallet sign it, and hands it to a node. Resolves as soon as the node has taken it; it is valid
 * for some minutes.
 */
export async function sendTransaction(
  context: { readonly host: AdapterHost<'polkadot'>; readonly metadata: Descriptions },
  { transaction, address, network, signer }: SendTransactionParameters,
): Promise<SentTransaction> {
  const client = await openApi(context, network)
  try {
    const extrinsic = toExtrinsic(client, transaction)
    const { tip = 0n } = transaction
    const nonce = await readNonce(client, address)
    let since = 0
    const signPayload = async (payload: SignerPayloadJson): Promise<SignerResult> => {
      since = Number(payload.blockNumber)
      return sign(client, signer, payload)
    }
    const mortality = { type: 'Mortal', period: LIFETIME_BLOCKS } as const
    await extrinsic.sign(address, { nonce, tip, mortality, signer: { signPayload } })
    const hash = await client.ask('author_submitExtrinsic', extrinsic.toHex()).catch((cause: unknown) => {
      throw toNodeError(cause)
    })
    return { hash: String(hash), nonce, until: since + LIFETIME_BLOCKS }
  } finally {
    await client.disconnect()
  }
}

/** Has the wallet sign. Throws `RESPONSE_INVALID` for a signature that is none, and for one of another call. */
async function sign(client: ChainClient, signer: PolkadotSigner, payload: SignerPayloadJson): Promise<SignerResult> {
  const answer = await signer.signPayload?.(payload)
  if (answer && isSignature(client, answer.signature) && isOfCall(client, payload.method, answer.signedTransaction)) {
    return answer
  }
  throw new ModalError('RESPONSE_INVALID', { message: 'The wallet gave no signature', context: { answer } })
}

/** Whether the chain can read it: it begins with the kind of its key. */
function isSignature({ registry }: ChainClient, signature: unknown): boolean {
  const codec = registry.findCodec(registry.metadata.extrinsic.signatureTypeId)
  return typeof signature === 'string' && attempt(() => codec.tryDecode(signature)) !== undefined
}

/** Whether a transaction that the wallet changed on the way, if it did, still makes the same call. */
function isOfCall({ registry }: ChainClient, call: string, signed: SignerResult['signedTransaction']): boolean {
  return !signed || attempt(() => registry.$Extrinsic.tryDecode(signed).callHex) === call
}

/** The next nonce, those that wait for a block counted: the library counts those in blocks only. */
async function readNonce(client: ChainClient, address: string): Promise<number> {
  const nonce = await client.ask('system_accountNextIndex', address)
  if (typeof nonce === 'number' && Number.isSafeInteger(nonce) && nonce >= 0) return nonce
  throw new ModalError('RESPONSE_INVALID', { message: 'The node gave no nonce', context: { nonce } })
}

/** Undefined where it throws. */
function attempt(read: () => unknown): unknown {
  try {
    return read()
  } catch {
    return undefined
  }
}
