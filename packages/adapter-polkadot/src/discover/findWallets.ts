import type { AdapterContext, Unsubscribe, Wallet } from '@foyer/core/adapter'
import { startWithSignal, toImageUrl } from '@foyer/core/internal/page'
import type { PolkadotWallet } from '../options.js'
import type { DiscoveredWallet } from './discovery.js'
import { findInjectedWallets } from './findInjectedWallets.js'

/** Events of `window` on which extensions are looked for, because they do not announce themselves. */
const DISCOVERY_EVENTS = ['DOMContentLoaded', 'load', 'focus']

export function findWallets(
  adapterContext: AdapterContext<'polkadot'>,
  wallets: readonly PolkadotWallet[],
): readonly DiscoveredWallet[] {
  const injected = adapterContext.flags.injected ? findInjectedWallets() : []
  return [...wallets.map(toDiscovered), ...injected.filter(({ wallet }) => !wallets.some(({ id }) => id === wallet.id))]
}

export function watchWallets(
  adapterContext: AdapterContext<'polkadot'>,
  wallets: readonly PolkadotWallet[],
  listener: (result: readonly Wallet[]) => void,
): Unsubscribe {
  let known: string | undefined
  const look = () => {
    const result = findWallets(adapterContext, wallets).map(({ wallet }) => wallet)
    const ids = result.map(({ id }) => id).join()
    if (ids === known) return
    known = ids
    listener(result)
  }
  look()
  return startWithSignal(adapterContext.signal, (signal) => {
    if (typeof window === 'undefined') return
    for (const moment of DISCOVERY_EVENTS) window.addEventListener(moment, look, { capture: true, signal })
  })
}

function toDiscovered({ id, name, icon, provider }: PolkadotWallet): DiscoveredWallet {
  return { wallet: { id, name, type: 'EXTERNAL', imageUrl: toImageUrl(icon) }, provider }
}
