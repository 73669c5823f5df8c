export interface PriceQuery {
  readonly ids: readonly string[]
  readonly currency: string
  readonly signal: AbortSignal
}

export interface CoinPrice {
  /** Price of one whole coin, as decimal text. */
  readonly price: string
  readonly change24h?: number | undefined
}

/** Reads prices. An operator can pass one to `startServer`. */
export interface PriceSource {
  /** Names its host in metrics and in the log. */
  readonly url?: string
  /** Leaves out coins whose price it does not know. Rejects with a `SourceError`. */
  read(query: PriceQuery): Promise<ReadonlyMap<string, CoinPrice>>
}
