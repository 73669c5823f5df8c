import { type AdapterHost, toImageUrl, type Unsubscribe, type Wallet, watchWhile } from '@foyer/core/adapter'
import type { PolkadotWallet } from '../options.js'
import type { FoundWallet } from './discovery.js'
import { findInjected } from './findInjected.js'

/**
 * Nothing tells of an extension that comes late, so we look again. The script of one holds up `load`, and the capture
 * phase hears every focus of the page: the window's own, a button's, and the dialog's when it opens.
 */
const MOMENTS = ['DOMContentLoaded', 'load', 'focus']

/** All that can be connected in this browser, as it is at this moment. */
export function findWallets(host: AdapterHost<'polkadot'>, wallets: readonly PolkadotWallet[]): readonly FoundWallet[] {
  const injected = host.flags.enableInjected ? findInjected() : []
  return [...wallets.map(toFound), ...injected.filter(({ wallet }) => !wallets.some(({ id }) => id === wallet.id))]
}

/** Reports the wallets now, and again when others are there. */
export function discoverWallets(
  host: AdapterHost<'polkadot'>,
  wallets: readonly PolkadotWallet[],
  listener: (found: readonly Wallet[]) => void,
): Unsubscribe {
  let known: string | undefined
  const look = () => {
    const found = findWallets(host, wallets).map(({ wallet }) => wallet)
    const ids = found.map(({ id }) => id).join()
    if (ids === known) return
    known = ids
    listener(found)
  }
  look()
  return watchWhile(host.signal, (signal) => {
    if (typeof window === 'undefined') return
    for (const moment of MOMENTS) window.addEventListener(moment, look, { capture: true, signal })
  })
}

function toFound({ id, name, icon, provider }: PolkadotWallet): FoundWallet {
  return { wallet: { id, name, type: 'EXTERNAL', imageUrl: toImageUrl(icon) }, provider }
}
