import type { AdapterContext, Network } from '@foyer/core/adapter'
import { createInvalidResponseError, requestComet } from '../../node/requestComet.js'

export interface ChainEvent {
  readonly type: string
  readonly attributes: Readonly<Record<string, string>>
}

export interface IndexedTransaction {
  readonly hash: string
  readonly height: number
  readonly index: number
  readonly code: number
  readonly tx: string
  readonly events: readonly ChainEvent[]
}

export interface TransactionSearch {
  readonly network: Network<'cosmos'>
  readonly signal?: AbortSignal | undefined
  /** Conditions in CometBFT's query syntax (https://docs.cometbft.com/v0.38/core/subscription). */
  readonly query: string
  readonly count: number
}

export interface TransactionSearchResult {
  readonly transactions: readonly IndexedTransaction[]
  readonly isCut: boolean
}

/** Searches the node's transaction index, which may lack older transactions. */
export function searchTransactions(
  adapterContext: AdapterContext<'cosmos'>,
  search: TransactionSearch,
): Promise<TransactionSearchResult> {
  const { network, signal, query, count } = search
  const params = { query, prove: false, page: '1', per_page: String(count), order_by: 'desc' }
  return requestComet(adapterContext, { network, signal, method: 'tx_search', params, read: readResult })
}

function readResult(result: unknown): TransactionSearchResult {
  const { txs, total_count: total }: { readonly txs?: unknown; readonly total_count?: unknown } = Object(result)
  if (!Array.isArray(txs)) throw createInvalidResponseError(result)
  const transactions = txs.flatMap(readTransaction)
  return { transactions, isCut: Number(total) > txs.length }
}

function readTransaction(input: unknown): IndexedTransaction[] {
  const { hash, height, index, tx, tx_result: result }: Readonly<Record<string, unknown>> = Object(input)
  const { code, events }: Readonly<Record<string, unknown>> = Object(result)
  if (typeof hash !== 'string' || !/^[0-9A-F]{64}$/i.test(hash) || !/^\d{1,15}$/.test(String(height))) return []
  return [
    {
      ...{ hash: hash.toUpperCase(), height: Number(height), index: Number(index) || 0 },
      // Some nodes omit code 0 (success).
      ...{ code: Number(code ?? 0), tx: typeof tx === 'string' ? tx : '' },
      events: Array.isArray(events) ? events.map(readEvent) : [],
    },
  ]
}

function readEvent(input: unknown): ChainEvent {
  const { type, attributes }: Readonly<Record<string, unknown>> = Object(input)
  const pairs = (Array.isArray(attributes) ? attributes : []).map((each: unknown) => {
    const { key, value }: Readonly<Record<string, unknown>> = Object(each)
    return [String(key), String(value ?? '')] as const
  })
  return { type: String(type), attributes: Object.fromEntries(pairs) }
}

/** Finds the fee, such as `2000uatom`, and its payer in a transaction's events. */
export function findPaidFee(
  events: readonly ChainEvent[],
): { readonly fee: string; readonly payer: string } | undefined {
  for (const { type, attributes } of events) {
    const { fee, fee_payer: payer } = attributes
    if (type === 'tx' && fee !== undefined && payer !== undefined) return { fee, payer }
  }
  return undefined
}

/** Parses coins as events list them: `2000uatom,7ibc/27…`. */
export function parseCoins(text: string): readonly { readonly amount: bigint; readonly denom: string }[] {
  return text.split(',').flatMap((each) => {
    const [, amount, denom] = /^(\d{1,80})(.+)$/.exec(each) ?? []
    return amount && denom ? [{ amount: BigInt(amount), denom }] : []
  })
}
