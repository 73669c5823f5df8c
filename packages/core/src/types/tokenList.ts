import type { CaipNetworkId } from './caip.js'

/** A list of tokens in the Uniswap format. What else a list says is not read. */
export interface TokenList {
  readonly tokens: readonly {
    /** The number of an EVM chain, or the CAIP-2 id of any network. */
    readonly chainId: number | CaipNetworkId
    readonly address: string
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    readonly logoURI?: string | undefined
  }[]
}
