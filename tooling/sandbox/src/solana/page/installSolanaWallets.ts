import { installAll } from '../../wallets/installAll'
import type { PageSetup } from '../../wallets/scriptTypes'
import roster from '../roster.json'
import { createSolanaWallet } from './createSolanaWallet'
import { HALYARD_ICON, MERIDIAN_ICON } from './icons'
import type { SolanaRpcUrls, SolanaWalletOptions } from './types'

// One that does all there is, and one that only signs, as older wallets do.
const WALLETS: readonly Omit<SolanaWalletOptions, 'rpcUrls'>[] = [
  { ...roster.wallets.meridian, icon: MERIDIAN_ICON, accent: '#6b2fe3', panel: 'shadow' },
  {
    ...{ ...roster.wallets.halyard, icon: HALYARD_ICON, accent: '#0b766c', panel: 'shadow' },
    ...{ sends: false, signsIn: false },
  },
]

/** Meridian and Halyard for one page, by id. */
export const installSolanaWallets = (rpcUrls: SolanaRpcUrls, setup: PageSetup = {}) =>
  installAll(WALLETS, setup, (options) => createSolanaWallet({ ...options, rpcUrls }))
