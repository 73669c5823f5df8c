import type { CaipNetworkId } from './caip.js'

/** A token of one network, as a site, a list or a chain describes it. */
export interface TokenInfo {
  readonly caipNetworkId: CaipNetworkId
  /** As the chain writes it: a contract, a mint, a denomination, the id of an asset. Absent for the native coin. */
  readonly address?: string | undefined
  readonly symbol: string
  readonly name: string
  /** A whole number from 0 to 36. */
  readonly decimals: number
  readonly iconUrl?: string | undefined
}

/** What one whole token is worth. */
export interface TokenPrice {
  /** Decimal text, e.g. `2505.5`. */
  readonly amount: string
  /** ISO 4217 or a coin, lower case: `usd`, `eur`, `btc`. */
  readonly currency: string
  /** In percent over the last 24 hours, decimal text. */
  readonly change24h?: string | undefined
  /** The course of the last 24 hours, oldest first, for a sparkline. Only drawn, never counted with. */
  readonly course?: readonly number[] | undefined
}

/** An amount of a token in its smallest unit. */
export interface TokenAmount {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** In the smallest unit (wei, lamport, satoshi). */
  readonly amount: bigint
  /** Absent for the native currency. */
  readonly address?: string | undefined
  readonly iconUrl?: string | undefined
  readonly price?: TokenPrice | undefined
}
