import type { PageSetup } from '../../wallets/scriptTypes'
import roster from '../roster.json'
import { createPolkadotWallet } from './createPolkadotWallet'
import { QUILLBACK_ICON, THORNWICK_ICON } from './icons'
import type { PolkadotPageWallet, PolkadotWalletOptions } from './types'

// One of each way in.
const WALLETS: readonly PolkadotWalletOptions[] = [
  { ...roster.wallets.thornwick, icon: THORNWICK_ICON, accent: '#b3135f', panel: 'shadow' },
  { ...roster.wallets.quillback, icon: QUILLBACK_ICON, accent: '#4a3fb5', panel: 'shadow', connects: true },
]

/** Thornwick and Quillback for one page, by id. */
export function installPolkadotWallets({
  wallets: own = {},
  ...forAll
}: PageSetup = {}): Readonly<Record<string, PolkadotPageWallet>> {
  const { mode, delay, next, announce, locked } = forAll
  const shared = Object.fromEntries(
    Object.entries({ mode, delay, next, announce, locked }).filter(([, value]) => value !== undefined),
  )
  return Object.fromEntries(
    WALLETS.map((options) => [options.id, createPolkadotWallet({ ...options, ...shared, ...own[options.id] })]),
  )
}
