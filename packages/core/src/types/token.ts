import type { CaipAddress, CaipNetworkId } from './caip.js'

export interface TokenInfo {
  readonly caipNetworkId: CaipNetworkId
  /** Written as on its chain: contract, mint, denomination or asset id. Absent for the native coin. */
  readonly address?: string | undefined
  readonly symbol: string
  readonly name: string
  /** Number of decimals: an integer from 0 to 36. */
  readonly decimals: number
  readonly iconUrl?: string | undefined
}

/** Amounts and percentages are decimal text; `currency` is lower-case ISO 4217 or a coin: `usd`, `eur`, `btc`. */
export interface TokenPrice {
  readonly amount: string
  readonly currency: string
  readonly change24h?: string | undefined
  /** Prices of the last 24 hours, oldest first, for a small chart. */
  readonly course?: readonly number[] | undefined
}

export interface TokenAmount {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** Amount in the smallest unit (wei, lamport, satoshi). */
  readonly amount: bigint
  readonly address?: string | undefined
  readonly iconUrl?: string | undefined
  readonly price?: TokenPrice | undefined
}

/**
 * Describes a balance in the format of the data service: amounts are decimal text in whole tokens, values are in the
 * currency of `price`, ids are CAIP-2 and CAIP-10. An entry without `address` is the native coin.
 */
export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  readonly chainId: CaipNetworkId
  readonly address?: CaipAddress | undefined
  /** Value of the balance. Absent if there is no price; 0.00 on test networks. */
  readonly value?: string | undefined
  readonly price?: string | undefined
  readonly quantity: {
    readonly decimals: string
    readonly numeric: string
  }
  readonly iconUrl?: string | undefined
  /** True if no option of the app, token list or service contains the token, so that its texts are untrusted. */
  readonly isUnknown?: boolean | undefined
}

/** Accepts a token list in the Uniswap format. Fields that are not listed here are ignored. */
export interface TokenList {
  readonly tokens: readonly {
    readonly chainId: number | CaipNetworkId
    readonly address: string
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    readonly logoURI?: string | undefined
  }[]
}
