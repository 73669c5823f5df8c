import type { Unsubscribe, Wallet } from '@foyer/core/adapter'

/** A wallet and its own object, whose family is found out when somebody picks it. */
export interface FoundWallet {
  readonly wallet: Wallet
  readonly source: object
}

/** The one list of what can be connected. */
export interface Discovery {
  now(): readonly FoundWallet[]
  /** Calls the listener at once and again whenever the list changes. */
  subscribe(listener: (wallets: readonly Wallet[]) => void): Unsubscribe
}
