import type { CaipNetworkId, Namespace } from './caip.js'

// These types are in a module of their own: when another module augments `Features` in `features.ts`, its built
// declarations lose the types that they import from `features.ts`.

export interface NamespaceChoice {
  /** Namespaces in which the feature is offered. @default those that `true` stands for */
  readonly namespaces?: readonly Namespace[] | undefined
}

export interface ActivityOptions {
  /** Namespaces in which the history is shown. @default ['eip155'] */
  readonly namespaces?: readonly Namespace[] | undefined
  /**
   * Base URLs of block explorers with Blockscout's API, by network, e.g. `https://eth.blockscout.com`.
   * @default none
   */
  readonly blockscout?: Readonly<Record<CaipNetworkId, string>> | undefined
}

export interface NftOptions {
  /** Namespaces in which NFTs are shown. @default ['eip155', 'solana'] */
  readonly namespaces?: readonly Namespace[] | undefined
  /**
   * Base URLs of block explorers with Blockscout's API, by network, e.g. `https://eth.blockscout.com`.
   * @default none
   */
  readonly blockscout?: Readonly<Record<CaipNetworkId, string>> | undefined
  /** URLs of Solana nodes that support the Digital Asset Standard (`getAssetsByOwner`), by network. @default none */
  readonly das?: Readonly<Record<CaipNetworkId, string>> | undefined
  /** Networks whose NFTs the service `data` lists, as your own server does by its setting `NFTS`. @default none */
  readonly service?: readonly CaipNetworkId[] | undefined
  /** IPFS gateway for pictures, e.g. `https://ipfs.io/ipfs`. @default none: pictures on IPFS are not shown */
  readonly ipfs?: string | undefined
}
