import type { CaipNetworkId } from './caip.js'
import type { Network } from './network.js'
import type { TokenInfo } from './token.js'

/**
 * Quotes and builds swaps on one network. A provider is untrusted: the modal itself checks approvals, transactions and
 * received amounts. Requests stop when `signal` aborts, and reject with a `ModalError`. Answers have an expiry. Amounts
 * are in the smallest unit of their token, gas prices in wei, percentages decimal text, data 0x hex, and times in ms
 * since 1970.
 */
export interface SwapProvider {
  readonly id: string
  readonly name: string
  supports(network: Network): boolean
  tokens(query: SwapTokensQuery): Promise<SwapTokens>
  /** Resolves to undefined if the provider does not swap this pair or amount. */
  quote(query: SwapQuoteQuery): Promise<SwapQuote | undefined>
  /** Reads which contract has to be approved, and the current allowance. Not called for the native coin. */
  allowance(query: SwapAllowanceQuery): Promise<SwapAllowance>
  build(query: SwapBuildQuery): Promise<SwapTransaction>
  /**
   * Lists the provider's contracts that may receive the swap; a swap that calls another contract is refused. If
   * undefined or absent, any contract is accepted, once a node has simulated the swap.
   */
  routers?(network: Network): readonly string[] | undefined
  /** Returns the gas price in wei. Used if no node provides one. @default the gas price is then unknown */
  gasPrice?(query: SwapTokensQuery): Promise<bigint>
}

export interface SwapExpiry {
  readonly expiresAt: number
}

export interface SwapTokensQuery {
  readonly network: Network
  readonly signal: AbortSignal
}

export interface SwapTokens extends SwapExpiry {
  readonly tokens: readonly TokenInfo[]
}

export interface SwapPair {
  readonly network: Network
  readonly account: string
  readonly from: TokenInfo
  readonly to: TokenInfo
  readonly amount: bigint
  readonly signal: AbortSignal
}

export interface SwapQuoteQuery extends SwapPair {
  readonly slippage: string
  readonly gasPrice?: bigint | undefined
}

export interface SwapQuote extends SwapExpiry {
  /** Amount that the user receives, after the provider's fee. */
  readonly toAmount: bigint
  readonly gas?: bigint | undefined
  readonly fee?: string | undefined
  /** Name to show in place of the provider's, where the provider quotes for several exchanges. */
  readonly exchange?: string | undefined
  readonly limits?: { readonly least?: bigint | undefined; readonly most?: bigint | undefined } | undefined
  readonly route?: unknown
}

export interface SwapAllowanceQuery extends SwapPair {
  readonly quote: SwapQuote
}

export interface SwapAllowance extends SwapExpiry {
  readonly spender: string
  readonly amount?: bigint | undefined
  /** True if `build` accepts a signed permit in place of an approval. */
  readonly takesPermit?: boolean | undefined
}

export interface SwapBuildQuery extends SwapPair {
  readonly quote: SwapQuote
  /** Maximum difference below the quote's `toAmount` that the user accepts, in percent, as decimal text. `0`: none. */
  readonly slippage: string
  /**
   * Minimum received amount that the user has seen. If the provider quotes again, it must reduce the slippage to keep
   * this minimum, or reject with `SWAP_PRICE_MOVED`. Absent if the user has seen none.
   */
  readonly least?: bigint | undefined
  readonly permit?: SignedPermit | undefined
}

export interface SwapTransaction extends SwapExpiry {
  readonly to: string
  readonly data: string
  readonly value: bigint
  readonly gas?: bigint | undefined
}

/** Approval by signature (EIP-2612), for exactly the amount to swap. */
export interface SignedPermit {
  readonly token: string
  readonly owner: string
  readonly spender: string
  readonly amount: bigint
  /** Expiry of the permit, in s since 1970. */
  readonly deadline: bigint
  readonly signature: string
  /** Arguments of the token's function `permit`, ABI-encoded without the selector, in 0x hex. */
  readonly encoded: string
}

export interface SwapOptions {
  /**
   * Names of providers (`1inch`, `kyberswap`, `lifi`), and custom ones. Names in the project's configuration replace
   * these.
   * @default ['1inch']
   */
  readonly providers?: readonly (string | SwapProvider)[] | undefined
  /** Networks in addition to the twelve default ones, for custom providers. @default none */
  readonly networks?: readonly CaipNetworkId[] | undefined
  /**
   * Contracts to accept in addition to those that a provider lists, by its id and the network: `{ '1inch': {
   * 'eip155:1': ['0x…'] } }`.
   * @default none
   */
  readonly routers?: SwapRouters | undefined
  /** Base URL of KyberSwap's API. @default 'https://aggregator-api.kyberswap.com' */
  readonly kyberswapUrl?: string | undefined
  /** Base URL of LI.FI's API. @default 'https://li.quest' */
  readonly lifiUrl?: string | undefined
}

export type SwapRouters = Readonly<Record<string, Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>>>
