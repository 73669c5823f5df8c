import type { TransactionState } from '@foyer/core/adapter'
import { type Client, getAddress, type Hex, isHex, type TransactionReceipt } from 'viem'
import { getBlock, getTransaction, getTransactionCount, getTransactionReceipt } from 'viem/actions'
import { unless } from '../../findError.js'
import type { EvmNet, LedgerContext } from '../context.js'
import { feeOf } from '../feeOf.js'

/** In seconds of the chain. What no node has heard of for so long is not on its way any more. */
const FORGOTTEN_AFTER = 600n

export interface StateQuery {
  readonly hash: string
  readonly address: string
  readonly network: EvmNet
  readonly nonce?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** Looks where transactions stand, and remembers since when nobody knows one. */
export function createState({ clientOf, ask }: LedgerContext): (query: StateQuery) => Promise<TransactionState> {
  /** By hash: the chain's time when it was first not found. */
  const missing = new Map<string, bigint>()

  const lookFor = async (client: Client, { hash, address, nonce }: StateQuery): Promise<TransactionState> => {
    if (!isHex(hash)) return { status: 'pending' }
    const [receipt, sent] = await Promise.all([receiptOf(client, hash), transactionOf(client, hash)])
    if (receipt) return included(client, receipt, sent?.nonce ?? nonce)
    if (sent) {
      missing.delete(hash)
      return { status: 'pending', nonce: sent.nonce }
    }
    const account = getAddress(address)
    const [used, { timestamp }] = await Promise.all([
      nonce === undefined ? 0 : getTransactionCount(client, { address: account, blockTag: 'latest' }),
      getBlock(client),
    ])
    if (nonce !== undefined && used > nonce) return overtaken(client, { hash, account, nonce })
    const since = missing.get(hash) ?? timestamp
    missing.set(hash, since)
    return { status: timestamp - since >= FORGOTTEN_AFTER ? 'dropped' : 'pending', nonce }
  }
  return (query) => ask(query.signal, () => lookFor(clientOf(query.network), query))
}

/** Another transaction had the nonce, or this one had it a moment ago. */
async function overtaken(
  client: Client,
  { hash, account, nonce }: { readonly hash: Hex; readonly account: Hex; readonly nonce: number },
): Promise<TransactionState> {
  const receipt = await receiptOf(client, hash)
  if (receipt) return included(client, receipt, nonce)
  const replacedBy = await bySenderAndNonce(client, account, nonce)
  // The node knows it under this very hash, but cannot tell more of it yet.
  if (replacedBy === hash) return { status: 'pending', nonce }
  return { status: 'replaced', nonce, replacedBy }
}

async function included(
  client: Client,
  receipt: TransactionReceipt,
  nonce: number | undefined,
): Promise<TransactionState> {
  const { timestamp } = await getBlock(client, { blockHash: receipt.blockHash })
  return {
    status: receipt.status === 'success' ? 'confirmed' : 'failed',
    at: Number(timestamp) * 1000,
    fee: feeOf(receipt),
    nonce,
  }
}

async function receiptOf(client: Client, hash: Hex): Promise<TransactionReceipt | undefined> {
  return getTransactionReceipt(client, { hash }).catch(unless('TransactionReceiptNotFoundError'))
}

async function transactionOf(client: Client, hash: Hex) {
  return getTransaction(client, { hash }).catch(unless('TransactionNotFoundError'))
}

/** Nodes with Otterscan's questions know; others are not searched through. */
async function bySenderAndNonce(client: Client, account: Hex, nonce: number): Promise<string | undefined> {
  try {
    const found: unknown = await client.request({
      method: 'ots_getTransactionBySenderAndNonce' as never,
      params: [account, nonce] as never,
    })
    return isHex(found) ? found : undefined
  } catch {
    return undefined
  }
}
