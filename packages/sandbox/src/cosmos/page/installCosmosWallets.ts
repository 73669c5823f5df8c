import { installConfiguredWallets } from '../../wallet/installInPage'
import type { PageSetup } from '../../wallet/scriptTypes'
import testAccounts from '../testAccounts.json'
import { createCosmosWallet } from './createCosmosWallet'
import { QUILLON_ICON, TAMARACK_ICON } from './icons'
import type { CosmosWalletOptions } from './types'

// One wallet at `window.keplr` and one at `window.leap`, each behaving like the real wallet there.
const WALLETS: readonly CosmosWalletOptions[] = [
  { ...testAccounts.wallets.quillon, icon: QUILLON_ICON, accent: '#1f6f8b', panel: 'shadow', style: 'keplr' },
  { ...testAccounts.wallets.tamarack, icon: TAMARACK_ICON, accent: '#7a4a12', panel: 'shadow', style: 'leap' },
]

/** Installs the wallets Quillon and Tamarack in a page. */
export const installCosmosWallets = (setup: PageSetup = {}) =>
  installConfiguredWallets(WALLETS, setup, createCosmosWallet)
