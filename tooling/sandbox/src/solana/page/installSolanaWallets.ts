import type { PageSetup } from '../../wallets/scriptTypes'
import roster from '../roster.json'
import { createSolanaWallet, type SolanaWallet } from './createSolanaWallet'
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
export function installSolanaWallets(
  rpcUrls: SolanaRpcUrls,
  { wallets: own = {}, ...forAll }: PageSetup = {},
): Readonly<Record<string, SolanaWallet>> {
  const { mode, delay, next, announce, locked } = forAll
  const shared = Object.fromEntries(
    Object.entries({ mode, delay, next, announce, locked }).filter(([, value]) => value !== undefined),
  )
  return Object.fromEntries(
    WALLETS.map((options) => [options.id, createSolanaWallet({ ...options, ...shared, ...own[options.id], rpcUrls })]),
  )
}
