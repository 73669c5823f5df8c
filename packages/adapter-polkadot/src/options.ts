import type { InjectedWallet } from './injected.js'

/** A wallet that the page brings itself, or one of the browser by the name and icon that the page gives it. */
export interface PolkadotWallet {
  /** Stable across visits. With the key of an extension (`talisman`) it stands in for that one. */
  readonly id: string
  readonly name: string
  /** `https:` or `data:image/…`. */
  readonly icon?: string | undefined
  readonly provider: InjectedWallet
}

export interface PolkadotOptions {
  /** Wallets of the page's own. @default none */
  readonly wallets?: readonly PolkadotWallet[] | undefined
}
