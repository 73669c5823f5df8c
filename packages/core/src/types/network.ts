import type { CaipNetworkId, Namespace } from './caip.js'

export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** Maps a purpose, such as `default`, to the URLs of nodes, as chains of viem do. */
export interface RpcUrls {
  readonly default: { readonly http: readonly string[]; readonly webSocket?: readonly string[] | undefined }
  readonly [purpose: string]: { readonly http: readonly string[]; readonly webSocket?: readonly string[] | undefined }
}

export interface BlockExplorer {
  readonly name: string
  readonly url: string
}

export interface Network<N extends Namespace = Namespace> {
  readonly id: number | string
  readonly caipNetworkId: CaipNetworkId<N>
  readonly chainNamespace: N
  readonly name: string
  /** True for a test network. @default false */
  readonly testnet?: boolean | undefined
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: RpcUrls
  readonly blockExplorers?: { readonly default: BlockExplorer; readonly [name: string]: BlockExplorer } | undefined
}

/**
 * Accepts a {@link Network}, or a chain of `viem/chains` or `@foyer/adapter-evm/networks`, whose namespace is `eip155`.
 * A chain of `viem/chains` adds its code to the first load (13 kB without it): 17 kB for one on the OP stack.
 */
export type NetworkInput =
  | Network
  | (Omit<Network, 'caipNetworkId' | 'chainNamespace'> & {
      readonly id: number
      readonly caipNetworkId?: undefined
      readonly chainNamespace?: undefined
    })

/** Infers the CAIP-2 id of a network from its type: `'eip155:1'` for `mainnet` of `viem/chains`. */
export type NetworkIdOf<T> = T extends { readonly caipNetworkId: infer Id extends CaipNetworkId }
  ? Id
  : T extends { readonly id: infer Id extends number }
    ? CaipNetworkId<'eip155'> & `eip155:${Id}`
    : CaipNetworkId

export interface NetworkState {
  readonly approvedCaipNetworkIds: readonly CaipNetworkId[]
  /** False if the wallet supports only the networks that it approved. An extension usually accepts any network. */
  readonly supportsAllNetworks: boolean
  readonly smartAccountEnabledNetworks: readonly CaipNetworkId[]
  /** Set while the wallet is on a network that the app does not list. */
  readonly unsupportedCaipNetworkId: CaipNetworkId | undefined
}
