import type { Unsubscribe, Wallet } from '@foyer/core/adapter'
import type { Wallet as StandardWallet } from '@wallet-standard/base'
import type { SolanaWalletAdapter } from '../walletAdapter.js'

/** A wallet of the list, and the object that it is. */
export type FoundWallet =
  | { readonly wallet: Wallet; readonly standard: StandardWallet; readonly adapter?: undefined }
  | { readonly wallet: Wallet; readonly standard?: undefined; readonly adapter: SolanaWalletAdapter }

/** The one list of what can be connected. */
export interface Discovery {
  now(): readonly FoundWallet[]
  /** Calls the listener at once and again whenever the list may have changed. */
  subscribe(listener: (wallets: readonly Wallet[]) => void): Unsubscribe
}
