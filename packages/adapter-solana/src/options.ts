import type { AdapterHost, Unsubscribe } from '@foyer/core/adapter'
import type { BrowserLink } from './link.js'

/** A wallet that the site brings itself. `walletAdapters` of `@foyer/adapter-solana/wallet-adapter` makes them. */
export interface SolanaWallet {
  /** Names the wallet while it can be connected; undefined otherwise. */
  describe(): { readonly name: string; readonly icon: string } | undefined
  /** Calls the listener when `describe` may answer otherwise. */
  watch(listener: () => void): Unsubscribe
  /** Loads what talks to the wallet. */
  load(host: AdapterHost<'solana'>): Promise<BrowserLink>
}

export interface SolanaOptions {
  /**
   * Wallets that do not register by the Wallet Standard. One whose name a registered wallet has is left out. Adapters of
   * `@solana/wallet-adapter-base` become such wallets by `walletAdapters`. @default []
   */
  readonly wallets?: readonly SolanaWallet[] | undefined
}
