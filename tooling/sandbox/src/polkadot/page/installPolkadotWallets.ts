import { installAll } from '../../wallets/installAll'
import type { PageSetup } from '../../wallets/scriptTypes'
import roster from '../roster.json'
import { createPolkadotWallet } from './createPolkadotWallet'
import { QUILLBACK_ICON, THORNWICK_ICON } from './icons'
import type { PolkadotWalletOptions } from './types'

// One of each way in.
const WALLETS: readonly PolkadotWalletOptions[] = [
  { ...roster.wallets.thornwick, icon: THORNWICK_ICON, accent: '#b3135f', panel: 'shadow' },
  { ...roster.wallets.quillback, icon: QUILLBACK_ICON, accent: '#4a3fb5', panel: 'shadow', connects: true },
]

/** Thornwick and Quillback for one page, by id. */
export const installPolkadotWallets = (setup: PageSetup = {}) => installAll(WALLETS, setup, createPolkadotWallet)
