import { installAll } from '../../wallets/installAll'
import type { PageSetup } from '../../wallets/scriptTypes'
import roster from '../roster.json'
import { createCosmosWallet } from './createCosmosWallet'
import { QUILLON_ICON, TAMARACK_ICON } from './icons'
import type { CosmosWalletOptions } from './types'

// One at `window.keplr`, one at `window.leap`, each with the manners of the wallet that sits there otherwise.
const WALLETS: readonly CosmosWalletOptions[] = [
  { ...roster.wallets.quillon, icon: QUILLON_ICON, accent: '#1f6f8b', panel: 'shadow', style: 'keplr' },
  { ...roster.wallets.tamarack, icon: TAMARACK_ICON, accent: '#7a4a12', panel: 'shadow', style: 'leap' },
]

/** Quillon and Tamarack for one page, by id. */
export const installCosmosWallets = (setup: PageSetup = {}) => installAll(WALLETS, setup, createCosmosWallet)
