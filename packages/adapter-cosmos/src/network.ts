import type { Network } from '@foyer/core/adapter'

/** Describes what a Cosmos network has besides the members of every network. */
export interface CosmosChain {
  /** Prefix of account addresses, such as `cosmos`. */
  readonly bech32Prefix: string
  /** Smallest unit of the fee coin, such as `uatom`. @default `u` and the native currency's symbol in lower case */
  readonly denom?: string | undefined
  /** Price of a unit of gas, in the smallest unit of the fee coin, as decimal text. @default '0.025' */
  readonly gasPrice?: string | undefined
  /** Gas prices of other speeds, from https://github.com/cosmos/chain-registry. @default none: a single speed */
  readonly gasPrices?: { readonly slow?: string | undefined; readonly fast?: string | undefined } | undefined
  /** SLIP-44 coin type. @default 118 */
  readonly coinType?: number | undefined
}

/**
 * Describes a Cosmos network. `id` is the chain id (`cosmoshub-4`). `rpcUrls.default` are URLs of CometBFT's JSON-RPC;
 * `rpcUrls.rest` is passed to wallets that do not know the chain.
 */
export interface CosmosNetwork extends Network<'cosmos'> {
  readonly id: string
  readonly cosmos: CosmosChain
}
