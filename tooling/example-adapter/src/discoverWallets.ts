import { type AdapterHost, toImageUrl, type Unsubscribe, type Wallet } from '@foyer/core/adapter'
import type { TronProvider } from './provider.js'

export interface Discovery {
  find(walletId: string): TronProvider | undefined
  /** Calls the listener at once, and again when a wallet comes. */
  subscribe(listener: (wallets: readonly Wallet[]) => void): Unsubscribe
}

/** TIP-6963: asks the wallets of the browser to announce themselves, and listens for those that come late. */
export function discoverWallets({ signal }: AdapterHost<'tron'>): Discovery {
  const found = new Map<string, Found>()
  const listeners = new Set<(wallets: readonly Wallet[]) => void>()
  const list = () => [...found.values()].map(({ wallet }) => wallet)
  const hear = (event: Event) => {
    const each = readAnnouncement((event as CustomEvent<unknown>).detail)
    // The first to claim a name keeps it. A second announcement is the same wallet, or an impostor.
    if (!each || found.has(each.wallet.id)) return
    found.set(each.wallet.id, each)
    for (const listener of listeners) listener(list())
  }
  if (typeof window !== 'undefined') {
    window.addEventListener('TIP6963:announceProvider', hear, { signal })
    window.dispatchEvent(new Event('TIP6963:requestProvider'))
  }
  return {
    find: (walletId) => found.get(walletId)?.provider,
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

/** Whatever is on the page can announce: what is no wallet, or throws when it is read, is left out. */
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
