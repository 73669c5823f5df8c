import type { Coin } from '../coins/coinSchema'

export interface HistoryQuery {
  readonly chainId: string
  readonly address: string
  readonly url: string
  /** `next` of the page before; foreign text, because a client sends it. */
  readonly cursor: string | undefined
  readonly coins: readonly Coin[]
  readonly signal: AbortSignal
}

export interface HistoryTransfer {
  readonly direction: 'in' | 'out' | 'self'
  /** Decimal text in whole coins. */
  readonly amount: string
  readonly coin: Pick<Coin, 'name' | 'symbol' | 'icon'>
}

export interface HistoryTransaction {
  readonly hash: string
  readonly operation: 'send' | 'receive' | 'deploy' | 'execute'
  /** Undefined while it is pending. */
  readonly minedAt: Date | undefined
  readonly from: string
  readonly to: string
  readonly status: 'confirmed' | 'failed' | 'pending'
  readonly nonce?: number | undefined
  readonly transfers: readonly HistoryTransfer[]
}

export interface HistoryPage {
  /** Newest first. */
  readonly transactions: readonly HistoryTransaction[]
  readonly next: string | undefined
  /** Names the service whose data this is, where its terms ask for it. */
  readonly attribution?: string
}

/** Reads the history of accounts. An operator can pass one to `startServer`. */
export interface HistorySource {
  readonly namespace: string
  isAddress(address: string): boolean
  /** Rejects with a `SourceError`, and with an `UnsupportedError` if this URL has no history at all. */
  read(query: HistoryQuery): Promise<HistoryPage>
}
