import type { Unsubscribe, Wallet } from '@foyer/core/adapter'

/** A wallet and its own object, whose family is found out when somebody picks it. */
export interface FoundWallet {
  readonly wallet: Wallet
  readonly source: object
  /** What it says has sats-connect's methods for it. Read once: another look could be given another object. */
  readonly provider?: unknown
}

/** The one list of what can be connected. */
export interface Discovery {
  now(): readonly FoundWallet[]
  /** Calls the listener at once and again whenever the list changes. */
  subscribe(listener: (wallets: readonly Wallet[]) => void): Unsubscribe
}
