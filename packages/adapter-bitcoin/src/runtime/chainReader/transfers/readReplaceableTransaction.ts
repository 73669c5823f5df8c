import { ModalError, type Network } from '@foyer/core/adapter'
import { Address, NETWORK, OutScript, TEST_NETWORK } from '@scure/btc-signer'
import { MAINNET_ID } from '../../networks/networkNames.js'
import type { Coin } from '../../node/readCoins.js'
import { readRawTransaction } from '../../node/readRawTransaction.js'
import type { NodeContext } from '../../node/requestEsplora.js'
import { findTransaction } from '../activity/findTransaction.js'
import type { TransactionOutput } from '../activity/parseEsploraTransaction.js'

export interface ReadReplaceableTransactionParameters {
  readonly hash: string
  readonly address: string
  readonly network: Network<'bip122'>
}

export interface ReplaceableTransaction {
  /** Values are as the node reports them; `toPsbtInput` verifies them before the wallet signs. */
  readonly coins: readonly Coin[]
  readonly fee: bigint
  readonly others: readonly TransactionOutput[]
}

/**
 * Reads a pending transaction's coins, fee and receivers; the receivers from the raw transaction, whose id is checked.
 * Rejects with `METHOD_UNSUPPORTED` if it is mined or unknown, or spends coins of another address.
 */
export async function readReplaceableTransaction(
  adapterContext: NodeContext,
  { hash, address, network }: ReadReplaceableTransactionParameters,
): Promise<ReplaceableTransaction> {
  const reported = await findTransaction(adapterContext, { hash, network })
  if (!reported || reported.isConfirmed || reported.inputs.some((each) => each.address !== address)) {
    throw new ModalError('METHOD_UNSUPPORTED', { message: 'This transaction cannot be replaced', context: { hash } })
  }
  const { inputs, outputs } = await readRawTransaction(adapterContext, { txid: hash, network })
  const values = new Map(reported.inputs.map((each) => [`${each.txid}:${each.index}`, each.value]))
  const coins = inputs.map(({ txid, index }) => {
    const value = values.get(`${txid}:${index}`)
    if (value !== undefined) return { txid, index, value }
    throw new ModalError('RESPONSE_INVALID', { message: 'The node reported other inputs', context: { hash } })
  })
  const paid = outputs.map(({ script, value }) => ({ address: toAddress(script, network), value }))
  return {
    coins,
    fee: sum(coins) - sum(paid),
    others: paid.filter((each) => each.address !== address),
  }
}

function toAddress(script: Uint8Array, { caipNetworkId }: Network<'bip122'>): string | undefined {
  try {
    return Address(caipNetworkId === MAINNET_ID ? NETWORK : TEST_NETWORK).encode(OutScript.decode(script))
  } catch {
    return undefined
  }
}

const sum = (parts: readonly { readonly value: bigint }[]) => parts.reduce((total, { value }) => total + value, 0n)
