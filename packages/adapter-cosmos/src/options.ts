import type { KeplrWallet } from './keplr.js'

/** A wallet that the page brings itself. */
export interface CosmosWallet {
  /** Stable across visits. */
  readonly id: string
  readonly name: string
  /** `https:` or `data:image/…`. */
  readonly icon?: string | undefined
  /** Reverse domain name, where the wallet has one. */
  readonly rdns?: string | undefined
  /** A Keplr-style object, or a function that loads one when the visitor picks the wallet. */
  readonly provider: KeplrWallet | (() => KeplrWallet | Promise<KeplrWallet>)
  /** The event of `window` that says that the wallet uses another key. @default none: account changes go unnoticed */
  readonly keystoreEvent?: string | undefined
}

export interface CosmosOptions {
  /** Wallets of the page's own. @default none */
  readonly wallets?: readonly CosmosWallet[] | undefined
}
