import type { SwapProviderName, SwapRouters } from './routers'

export const NATIVE_COIN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Number of parts in 100 %: slippage is a percentage with two decimals. */
export const SLIPPAGE_PARTS = 10_000n

/** Amounts are in the smallest unit, addresses in lower case. */
export interface SwapOrder {
  readonly chain: string
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly user: string
}

export interface SwapToken {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly logoUri?: string | undefined
  readonly eip2612?: boolean | undefined
}

export interface SwapPrice {
  readonly toAmount: bigint
  /** Fee that `toAmount` contains, in percent as decimal text. */
  readonly fee: string | undefined
}

/** Carries what a provider says about a transaction, until `checkTransaction` has checked it. */
export interface SwapTransaction extends SwapPrice {
  readonly least: bigint | undefined
  readonly spender: string | undefined
  readonly to: string
  readonly data: string
  readonly value: bigint
  readonly gas: bigint | undefined
}

/** Calls one provider. Each call rejects with an `UpstreamError`. */
export interface SwapAdapter {
  listTokens?(chain: string): Promise<readonly SwapToken[]>
  /** Resolves to undefined if the provider does not swap this. */
  quote(order: SwapOrder): Promise<SwapPrice | undefined>
  /** @param slippage in hundredths of a percent */
  build(order: SwapOrder, slippage: number): Promise<SwapTransaction | undefined>
}

export interface SwapProvider {
  readonly name: SwapProviderName
  readonly routers: SwapRouters
  readonly adapter: SwapAdapter
}
