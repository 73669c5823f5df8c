import type { InjectedWallet } from './injected.js'

/** Describes a wallet that the app brings itself, or renames an extension. */
export interface PolkadotWallet {
  /**
   * Id that the modal stores, so it must stay the same across visits. An extension's key (`talisman`) replaces that
   * extension.
   */
  readonly id: string
  readonly name: string
  /** Icon as an `https:` or `data:image/…` URL. */
  readonly icon?: string | undefined
  readonly provider: InjectedWallet
}

export interface PolkadotOptions {
  /** Wallets that the app brings itself. @default none */
  readonly wallets?: readonly PolkadotWallet[] | undefined
}
