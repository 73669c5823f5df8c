import type { CaipAddress, CaipNetworkId } from './caip.js'

/** What an account holds of one token, as the data service writes it. All amounts are decimal text, never floats. */
export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  /** CAIP-2. */
  readonly chainId: CaipNetworkId
  /** CAIP-10 of the token. Absent for a native token. */
  readonly address?: CaipAddress | undefined
  /** What all of it is worth, in the currency of `price`. Absent where no price is known. */
  readonly value?: string | undefined
  /** What one is worth. Absent where nobody said. */
  readonly price?: string | undefined
  readonly quantity: {
    readonly decimals: string
    /** In whole tokens. */
    readonly numeric: string
  }
  readonly iconUrl?: string | undefined
  /** True: no list, no service and not the site names it. What it is called is what its maker says. */
  readonly isUnknown?: boolean | undefined
}
