import type { Wallet } from '@foyer/core/adapter'
import type { InjectedWallet } from '../injected.js'

export interface DiscoveredWallet {
  readonly wallet: Wallet
  readonly provider: InjectedWallet
}
