import type { PageSetup } from '../../wallets/scriptTypes'
import roster from '../roster.json'
import { type CosmosWallet, createCosmosWallet } from './createCosmosWallet'
import { QUILLON_ICON, TAMARACK_ICON } from './icons'
import type { CosmosSetup, CosmosWalletOptions } from './types'

// One at `window.keplr`, one at `window.leap`, each with the manners of the wallet that sits there otherwise.
const WALLETS: readonly CosmosWalletOptions[] = [
  { ...roster.wallets.quillon, icon: QUILLON_ICON, accent: '#1f6f8b', panel: 'shadow', style: 'keplr' },
  { ...roster.wallets.tamarack, icon: TAMARACK_ICON, accent: '#7a4a12', panel: 'shadow', style: 'leap' },
]

/** Quillon and Tamarack for one page, by id. */
export function installCosmosWallets({
  wallets: own = {},
  ...forAll
}: PageSetup = {}): Readonly<Record<string, CosmosWallet>> {
  const { mode, delay, next, announce, locked } = forAll
  const shared: CosmosSetup = Object.fromEntries(
    Object.entries({ mode, delay, next, announce, locked }).filter(([, value]) => value !== undefined),
  )
  return Object.fromEntries(
    WALLETS.map((options) => [options.id, createCosmosWallet({ ...options, ...shared, ...toSetup(own[options.id]) })]),
  )
}

/** What is meant for wallets of EVM chains is left out. */
function toSetup(setup: NonNullable<PageSetup['wallets']>[string] = {}): CosmosSetup {
  const { knownChains: _knownChains, chainId: _chainId, legacy: _legacy, ...rest } = setup
  return rest
}
