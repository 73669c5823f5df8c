import type { Unsubscribe, Wallet } from '@foyer/core/adapter'
import type { Eip1193Provider } from '../provider.js'

export interface DiscoveredWallet {
  readonly wallet: Wallet
  readonly provider?: (() => Eip1193Provider | Promise<Eip1193Provider>) | undefined
}

export interface Discovery {
  now(): readonly DiscoveredWallet[]
  subscribe(listener: (result: readonly DiscoveredWallet[]) => void): Unsubscribe
}
