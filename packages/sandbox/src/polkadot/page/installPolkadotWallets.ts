import { installConfiguredWallets } from '../../wallet/installInPage'
import type { PageSetup } from '../../wallet/scriptTypes'
import testAccounts from '../testAccounts.json'
import { createPolkadotWallet } from './createPolkadotWallet'
import { QUILLBACK_ICON, THORNWICK_ICON } from './icons'
import type { PolkadotWalletOptions } from './types'

// One wallet for each injected API: `enable`, and the newer `connect`.
const WALLETS: readonly PolkadotWalletOptions[] = [
  { ...testAccounts.wallets.thornwick, icon: THORNWICK_ICON, accent: '#b3135f', panel: 'shadow' },
  { ...testAccounts.wallets.quillback, icon: QUILLBACK_ICON, accent: '#4a3fb5', panel: 'shadow', connects: true },
]

/** Installs the wallets Thornwick and Quillback in a page. */
export const installPolkadotWallets = (setup: PageSetup = {}) =>
  installConfiguredWallets(WALLETS, setup, createPolkadotWallet)
