import type { Coin } from '../coins/coinSchema'

export interface BalanceQuery {
  readonly chainId: string
  readonly address: string
  readonly url: string
  /** Lists the operator's coins of the network, the native one first if it is known. */
  readonly coins: readonly Coin[]
  readonly signal: AbortSignal
}

export interface CoinBalance extends Coin {
  /** Amount in the smallest unit. */
  readonly amount: bigint
}

/** Reads the balances of a namespace's networks. An operator can pass one to `startServer`. */
export interface BalanceSource {
  readonly namespace: string
  /** True where an address belongs to one network alone, which a request must name. */
  readonly needsNetwork?: boolean
  isAddress(address: string): boolean
  /**
   * Reads the native coin, also when there is none of it, and the tokens that the account has. Rejects with a
   * `SourceError` if an amount is missing; a token that is no contract is left out.
   */
  read(query: BalanceQuery): Promise<readonly CoinBalance[]>
}
