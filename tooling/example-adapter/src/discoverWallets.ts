import { type AdapterContext, toImageUrl, type Unsubscribe, type Wallet } from '@foyer/core/adapter'
import type { TronProvider } from './provider.js'

export interface Discovery {
  find(walletId: string): TronProvider | undefined
  /** Calls the listener at once, and again when a wallet announces itself. */
  subscribe(listener: (wallets: readonly Wallet[]) => void): Unsubscribe
}

/** Discovers wallets by TIP-6963: requests announcements, and listens for later ones. */
export function discoverWallets({ signal }: AdapterContext<'tron'>): Discovery {
  const discovered = new Map<string, Found>()
  const listeners = new Set<(wallets: readonly Wallet[]) => void>()
  const list = () => [...discovered.values()].map(({ wallet }) => wallet)
  const hear = (event: Event) => {
    const each = readAnnouncement((event as CustomEvent<unknown>).detail)
    // The first wallet with an id keeps it. A second announcement is the same wallet, or an impostor.
    if (!each || discovered.has(each.wallet.id)) return
    discovered.set(each.wallet.id, each)
    for (const listener of listeners) listener(list())
  }
  if (typeof window !== 'undefined') {
    window.addEventListener('TIP6963:announceProvider', hear, { signal })
    window.dispatchEvent(new Event('TIP6963:requestProvider'))
  }
  return {
    find: (walletId) => discovered.get(walletId)?.provider,
    subscribe(listener) {
      listeners.add(listener)
      listener(list())
      return () => void listeners.delete(listener)
    },
  }
}

interface Found {
  readonly wallet: Wallet
  readonly provider: TronProvider
}

/** Parses an announcement, which any script in the page can send. Returns undefined if it is malformed or throws. */
function readAnnouncement(detail: unknown): Found | undefined {
  try {
    const { info, provider } = Object(detail)
    const { name, rdns, icon } = Object(info)
    if (typeof provider?.request !== 'function' || typeof provider.on !== 'function') return
    if (typeof name !== 'string' || typeof rdns !== 'string' || !name || !rdns.includes('.')) return
    return { wallet: { id: rdns, name, type: 'ANNOUNCED', imageUrl: toImageUrl(icon), info: { rdns } }, provider }
  } catch {
    return
  }
}
