import type { KeplrWallet } from './keplr.js'

/** Describes a wallet that the app brings itself. */
export interface CosmosWallet {
  /** Id that the modal stores, so it must stay the same across visits. */
  readonly id: string
  readonly name: string
  /** Icon as an `https:` or `data:image/…` URL. */
  readonly icon?: string | undefined
  /** Reverse domain name, if any. */
  readonly rdns?: string | undefined
  /** Keplr-style object, or a function that loads one when the user selects the wallet. */
  readonly provider: KeplrWallet | (() => KeplrWallet | Promise<KeplrWallet>)
  /** Event of `window` that the wallet emits when the account changes. @default none: account changes go unnoticed */
  readonly keystoreEvent?: string | undefined
}

export interface CosmosOptions {
  /** Wallets that the app brings itself. @default none */
  readonly wallets?: readonly CosmosWallet[] | undefined
}
