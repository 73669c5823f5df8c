import type { CaipNetworkId, Namespace } from './caip.js'

/** The coin that fees are paid in. */
export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** URLs of nodes by purpose, as viem's chains hold them. `default` is always there. */
export interface RpcUrls {
  readonly default: { readonly http: readonly string[]; readonly webSocket?: readonly string[] | undefined }
  readonly [purpose: string]: { readonly http: readonly string[]; readonly webSocket?: readonly string[] | undefined }
}

export interface BlockExplorer {
  readonly name: string
  readonly url: string
}

/** A network in full. What `createModal` was given, with its CAIP-2 id and namespace filled in. */
export interface Network<N extends Namespace = Namespace> {
  /** The chain's own id: a number on EVM, text elsewhere. */
  readonly id: number | string
  readonly caipNetworkId: CaipNetworkId<N>
  readonly chainNamespace: N
  readonly name: string
  /** @default false */
  readonly testnet?: boolean | undefined
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: RpcUrls
  readonly blockExplorers?: { readonly default: BlockExplorer; readonly [name: string]: BlockExplorer } | undefined
}

/**
 * What an integrator may write in `networks`: a {@link Network}, or one of `@foyer/adapter-evm/networks` or `viem/chains`,
 * whose namespace is `eip155` and whose CAIP-2 id follows from its number.
 */
export type NetworkInput =
  | Network
  | (Omit<Network, 'caipNetworkId' | 'chainNamespace'> & {
      readonly id: number
      readonly caipNetworkId?: undefined
      readonly chainNamespace?: undefined
    })

/** What is known of one namespace's networks beyond the list. */
export interface NetworkState {
  /** Networks that the connected wallet approved. Empty when it did not say. */
  readonly approvedCaipNetworkIds: readonly CaipNetworkId[]
  /** True unless a wallet said otherwise: an extension adds what it does not know. */
  readonly supportsAllNetworks: boolean
  /** Chains on which the embedded wallet offers a smart account. */
  readonly smartAccountEnabledNetworks: readonly CaipNetworkId[]
  /** Set while the connected wallet is on a network that is not in the list. */
  readonly unsupportedCaipNetworkId: CaipNetworkId | undefined
}
