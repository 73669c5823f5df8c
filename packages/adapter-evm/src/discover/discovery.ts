import type { Unsubscribe, Wallet } from '@foyer/core/adapter'
import type { Eip1193Provider } from '../provider.js'

/** A wallet and the way to its provider. Only Coinbase comes without: the runtime makes that one. */
export interface FoundWallet {
  readonly wallet: Wallet
  readonly provider?: (() => Eip1193Provider | Promise<Eip1193Provider>) | undefined
}

/** The one list of what can be connected. */
export interface Discovery {
  now(): readonly FoundWallet[]
  /** Calls the listener at once and again whenever the list changes. */
  subscribe(listener: (found: readonly FoundWallet[]) => void): Unsubscribe
}
