import type { Network } from '@foyer/core/adapter'

/** What a Cosmos chain is beyond what every network has. */
export interface CosmosChain {
  /** Of account addresses, such as `cosmos`. */
  readonly bech32Prefix: string
  /** The fee coin's smallest unit, such as `uatom`. @default `u` and the native currency's symbol in lower case */
  readonly denom?: string | undefined
  /** Decimal text, in the smallest unit for one unit of gas. @default '0.025' */
  readonly gasPrice?: string | undefined
  /** Other prices that the chain is known for (https://github.com/cosmos/chain-registry). @default none: there is no choice */
  readonly gasPrices?: { readonly slow?: string | undefined; readonly fast?: string | undefined } | undefined
  /** SLIP-44. @default 118 */
  readonly coinType?: number | undefined
}

/**
 * A network of the Cosmos ecosystem. `id` is the chain id (`cosmoshub-4`), `rpcUrls.default` has nodes that speak CometBFT's
 * JSON-RPC. A URL of the REST API in `rpcUrls.rest` is only for wallets that are told of the chain.
 */
export interface CosmosNetwork extends Network<'cosmos'> {
  readonly id: string
  readonly cosmos: CosmosChain
}
