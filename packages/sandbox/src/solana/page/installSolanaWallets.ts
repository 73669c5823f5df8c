import { installConfiguredWallets } from '../../wallet/installInPage'
import type { PageSetup } from '../../wallet/scriptTypes'
import testAccounts from '../testAccounts.json'
import { createSolanaWallet } from './createSolanaWallet'
import { HALYARD_ICON, MERIDIAN_ICON } from './icons'
import type { SolanaRpcUrls, SolanaWalletOptions } from './types'

// The first wallet supports all features; the second only signs, as older wallets do.
const WALLETS: readonly Omit<SolanaWalletOptions, 'rpcUrls'>[] = [
  { ...testAccounts.wallets.meridian, icon: MERIDIAN_ICON, accent: '#6b2fe3', panel: 'shadow' },
  {
    ...{ ...testAccounts.wallets.halyard, icon: HALYARD_ICON, accent: '#0b766c', panel: 'shadow' },
    ...{ sends: false, signsIn: false },
  },
]

/** Installs the wallets Meridian and Halyard in a page. */
export const installSolanaWallets = (rpcUrls: SolanaRpcUrls, setup: PageSetup = {}) =>
  installConfiguredWallets(WALLETS, setup, (options) => createSolanaWallet({ ...options, rpcUrls }))
