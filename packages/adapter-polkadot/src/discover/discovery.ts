import type { Wallet } from '@foyer/core/adapter'
import type { InjectedWallet } from '../injected.js'

/** A wallet and what it is reached by. */
export interface FoundWallet {
  readonly wallet: Wallet
  readonly provider: InjectedWallet
}
