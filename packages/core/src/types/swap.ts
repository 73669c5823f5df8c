import type { CaipNetworkId } from './caip.js'
import type { Network } from './network.js'
import type { TokenInfo } from './token.js'

/**
 * Somebody who swaps tokens of one network: says for how much, and writes the transaction. The modal does the rest, and
 * believes nothing: what is allowed, sent and received it finds out by itself.
 *
 * Each question is given up with `signal`, rejects with a `ModalError` where it has no answer, and says until when its answer
 * is good. Amounts are in the smallest unit of their token.
 */
export interface SwapProvider {
  /** What it is called in options and in the log: `1inch`. */
  readonly id: string
  /** What visitors read. */
  readonly name: string
  /** On which networks. Asks nobody. */
  supports(network: Network): boolean
  /** What can be swapped there. The native coin has no address. */
  tokens(query: SwapTokensQuery): Promise<SwapTokens>
  /** For how much. Undefined: not this pair, or not this amount. */
  quote(query: SwapQuoteQuery): Promise<SwapQuote | undefined>
  /** Who has to be allowed to take the token, and how much they are. Never asked about the native coin. */
  allowance(query: SwapAllowanceQuery): Promise<SwapAllowance>
  /** What is sent to swap. */
  build(query: SwapBuildQuery): Promise<SwapTransaction>
  /** What a unit of gas costs, in wei. Asked where no node says. @default it does not know either */
  gasPrice?(query: SwapTokensQuery): Promise<bigint>
}

/** An answer that is good for a while. */
export interface Expiring {
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

export interface SwapTokensQuery {
  readonly network: Network
  readonly signal: AbortSignal
}

export interface SwapTokens extends Expiring {
  readonly tokens: readonly TokenInfo[]
}

export interface SwapPair {
  readonly network: Network
  /** Whose tokens they are, and who receives. */
  readonly account: string
  readonly from: TokenInfo
  readonly to: TokenInfo
  /** Of `from`. */
  readonly amount: bigint
  readonly signal: AbortSignal
}

export interface SwapQuoteQuery extends SwapPair {
  /** In percent, decimal text. */
  readonly slippage: string
  /** In wei for a unit of gas. Absent: not known. */
  readonly gasPrice?: bigint | undefined
}

export interface SwapQuote extends Expiring {
  /** Of `to`, with the provider's own fee taken off. */
  readonly toAmount: bigint
  /** What the transaction takes of gas, without an approval. */
  readonly gas?: bigint | undefined
  /** What the provider keeps, in percent, decimal text. Absent: it does not say. */
  readonly fee?: string | undefined
  /** The least and the most of `from` that it takes, where it says so. */
  readonly limits?: { readonly least?: bigint | undefined; readonly most?: bigint | undefined } | undefined
  /** The provider's own, which `build` gets back: a route, an id. */
  readonly route?: unknown
}

export interface SwapAllowanceQuery extends SwapPair {
  readonly quote: SwapQuote
}

export interface SwapAllowance extends Expiring {
  /** Who takes the token. */
  readonly spender: string
  /** How much of it they may take already, as the provider knows. The chain is asked in any case. */
  readonly amount?: bigint | undefined
  /** `build` takes a signature in place of an approval. */
  readonly takesPermit?: boolean | undefined
}

export interface SwapBuildQuery extends SwapPair {
  readonly quote: SwapQuote
  /** Below `toAmount` of the quote, in percent, decimal text. `0` where no less may come than that. */
  readonly slippage: string
  /**
   * The least that may come, as the visitor was told. Who does not hold to `quote` and asks anew takes so much slippage that no
   * less comes, or rejects with `SWAP_PRICE_MOVED`. Absent: nobody was told.
   */
  readonly least?: bigint | undefined
  /** What was signed in place of an approval. Only where `takesPermit`. */
  readonly permit?: SignedPermit | undefined
}

export interface SwapTransaction extends Expiring {
  readonly to: string
  /** 0x hex. */
  readonly data: string
  /** Of the native coin, in its smallest unit. */
  readonly value: bigint
  readonly gas?: bigint | undefined
}

/** An approval by signature (EIP-2612), of exactly the amount. */
export interface SignedPermit {
  readonly token: string
  readonly owner: string
  readonly spender: string
  readonly amount: bigint
  /** Seconds since 1970. */
  readonly deadline: bigint
  /** 65 bytes, 0x hex. */
  readonly signature: string
  /** The arguments of the token's function `permit`, encoded, without its selector. 0x hex. */
  readonly encoded: string
}

/** Which providers are asked, and how. */
export interface SwapOptions {
  /**
   * By name (`1inch`, `kyberswap`, `lifi`), or one of one's own. Names that the project's configuration has take their place.
   * @default ['1inch']
   */
  readonly providers?: readonly (string | SwapProvider)[] | undefined
  /** Networks beside the usual twelve, for providers of one's own. @default none */
  readonly networks?: readonly CaipNetworkId[] | undefined
  /** Where `kyberswap` is asked. @default 'https://aggregator-api.kyberswap.com' */
  readonly kyberswapUrl?: string | undefined
  /** Where `lifi` is asked. @default 'https://li.quest' */
  readonly lifiUrl?: string | undefined
}
