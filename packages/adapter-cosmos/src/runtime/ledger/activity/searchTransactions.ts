import type { AdapterHost, Network } from '@foyer/core/adapter'
import { askComet, invalid } from '../askComet.js'

/** Something that a chain says has happened. */
export interface ChainEvent {
  readonly type: string
  readonly attributes: Readonly<Record<string, string>>
}

/** A transaction as a node keeps it. */
export interface FoundTransaction {
  /** Hex, upper case. */
  readonly hash: string
  readonly height: number
  /** Its place in the block. */
  readonly index: number
  /** 0: it did what it says. */
  readonly code: number
  /** Base64. */
  readonly tx: string
  readonly events: readonly ChainEvent[]
}

export interface Search {
  readonly network: Network<'cosmos'>
  readonly signal?: AbortSignal | undefined
  /** As CometBFT reads it. https://docs.cometbft.com/v0.38/core/subscription */
  readonly query: string
  /** How many, the newest first. */
  readonly count: number
}

export interface FoundTransactions {
  readonly found: readonly FoundTransaction[]
  /** Older ones are there. */
  readonly isCut: boolean
}

/** Asks a node's index of transactions. Nodes may keep a part of it, or none. */
export function searchTransactions(host: AdapterHost<'cosmos'>, search: Search): Promise<FoundTransactions> {
  const { network, signal, query, count } = search
  const params = { query, prove: false, page: '1', per_page: String(count), order_by: 'desc' }
  return askComet(host, { network, signal, method: 'tx_search', params, read: readFound })
}

function readFound(result: unknown): FoundTransactions {
  const { txs, total_count: total }: { readonly txs?: unknown; readonly total_count?: unknown } = Object(result)
  if (!Array.isArray(txs)) throw invalid(result)
  const found = txs.flatMap(readTransaction)
  return { found, isCut: Number(total) > txs.length }
}

function readTransaction(given: unknown): FoundTransaction[] {
  const { hash, height, index, tx, tx_result: result }: Readonly<Record<string, unknown>> = Object(given)
  const { code, events }: Readonly<Record<string, unknown>> = Object(result)
  if (typeof hash !== 'string' || !/^[0-9A-F]{64}$/i.test(hash) || !/^\d{1,15}$/.test(String(height))) return []
  return [
    {
      ...{ hash: hash.toUpperCase(), height: Number(height), index: Number(index) || 0 },
      // What went well is left out by some.
      ...{ code: Number(code ?? 0), tx: typeof tx === 'string' ? tx : '' },
      events: Array.isArray(events) ? events.map(readEvent) : [],
    },
  ]
}

function readEvent(given: unknown): ChainEvent {
  const { type, attributes }: Readonly<Record<string, unknown>> = Object(given)
  const pairs = (Array.isArray(attributes) ? attributes : []).map((each: unknown) => {
    const { key, value }: Readonly<Record<string, unknown>> = Object(each)
    return [String(key), String(value ?? '')] as const
  })
  return { type: String(type), attributes: Object.fromEntries(pairs) }
}

/** The fee of a transaction and who paid it, as `2000uatom`. */
export function readFee(events: readonly ChainEvent[]): { readonly fee: string; readonly payer: string } | undefined {
  for (const { type, attributes } of events) {
    const { fee, fee_payer: payer } = attributes
    if (type === 'tx' && fee !== undefined && payer !== undefined) return { fee, payer }
  }
  return undefined
}

/** One coin or several, as events write them: `2000uatom,7ibc/27…`. */
export function readCoins(text: string): readonly { readonly amount: bigint; readonly denom: string }[] {
  return text.split(',').flatMap((each) => {
    const [, amount, denom] = /^(\d{1,80})(.+)$/.exec(each) ?? []
    return amount && denom ? [{ amount: BigInt(amount), denom }] : []
  })
}
