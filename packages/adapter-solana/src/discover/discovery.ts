import type { Unsubscribe, Wallet } from '@foyer/core/adapter'
import type { Wallet as StandardWallet } from '@wallet-standard/base'
import type { SolanaWallet } from '../options.js'

export type DiscoveredWallet =
  | { readonly wallet: Wallet; readonly standard: StandardWallet; readonly own?: undefined }
  | { readonly wallet: Wallet; readonly standard?: undefined; readonly own: SolanaWallet }

export interface Discovery {
  now(): readonly DiscoveredWallet[]
  subscribe(listener: (wallets: readonly Wallet[]) => void): Unsubscribe
}
