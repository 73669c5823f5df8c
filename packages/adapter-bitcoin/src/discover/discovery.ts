import type { Unsubscribe, Wallet } from '@foyer/core/adapter'

export interface DiscoveredWallet {
  readonly wallet: Wallet
  readonly source: object
  /** Provider for sats-connect, read once, because a wallet's getter may return another object later. */
  readonly provider?: unknown
}

export interface Discovery {
  now(): readonly DiscoveredWallet[]
  /** Calls the listener with the current wallets at once, and after each change. */
  subscribe(listener: (wallets: readonly Wallet[]) => void): Unsubscribe
}
