import type { Unsubscribe, Wallet } from '@foyer/core/adapter'
import type { Wallet as StandardWallet } from '@wallet-standard/base'
import type { SolanaWallet } from '../options.js'

/** A wallet of the list, and the object that it is. */
export type FoundWallet =
  | { readonly wallet: Wallet; readonly standard: StandardWallet; readonly own?: undefined }
  | { readonly wallet: Wallet; readonly standard?: undefined; readonly own: SolanaWallet }

/** The one list of what can be connected. */
export interface Discovery {
  now(): readonly FoundWallet[]
  /** Calls the listener at once and again whenever the list may have changed. */
  subscribe(listener: (wallets: readonly Wallet[]) => void): Unsubscribe
}
