import type { AdapterContext, Unsubscribe } from '@foyer/core/adapter'
import type { BrowserWalletApi } from './walletApi.js'

/**
 * Describes a wallet that the app brings itself, created by `walletAdapters` of `@foyer/adapter-solana/wallet-adapter`.
 */
export interface SolanaWallet {
  /** Returns the wallet's name and icon while it can be connected. */
  describe(): { readonly name: string; readonly icon: string } | undefined
  /** Calls the listener when the result of `describe` may have changed. */
  watch(listener: () => void): Unsubscribe
  load(adapterContext: AdapterContext<'solana'>): Promise<BrowserWalletApi>
}

/** Names the wallet apps of a phone, of which the user chooses one when Android asks. */
export interface MobileWallet {
  readonly name: string
}

export interface SolanaOptions {
  /**
   * Wallets outside the Wallet Standard, such as `walletAdapters` creates of adapters for
   * `@solana/wallet-adapter-base`. A Wallet Standard wallet of the same name takes precedence. @default []
   */
  readonly wallets?: readonly SolanaWallet[] | undefined
}
