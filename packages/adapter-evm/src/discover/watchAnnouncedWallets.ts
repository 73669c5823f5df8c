import { parseRdns, toImageUrl } from '@foyer/core/internal/page'
import type { Eip1193Provider } from '../provider.js'
import type { DiscoveredWallet } from './discovery.js'

export interface AnnouncedWallet extends DiscoveredWallet {
  readonly announced: Eip1193Provider
}

export function watchAnnouncedWallets(listener: (result: AnnouncedWallet) => void, signal: AbortSignal): void {
  window.addEventListener(
    'eip6963:announceProvider',
    (event) => {
      const result = readAnnouncement((event as CustomEvent<unknown>).detail)
      if (result) listener(result)
    },
    { signal },
  )
  window.dispatchEvent(new Event('eip6963:requestProvider'))
}

function readAnnouncement(detail: unknown): AnnouncedWallet | undefined {
  try {
    const { info, provider } = (detail ?? {}) as { info?: Partial<Record<string, unknown>>; provider?: Eip1193Provider }
    const { name, icon } = info ?? {}
    if (typeof provider?.request !== 'function') return
    // A name without a dot is no reverse domain name, and could equal an id of Foyer's (`safe`, `injected`).
    const rdns = parseRdns(info?.rdns)
    if (typeof name !== 'string' || !name || !rdns) return
    return {
      wallet: { id: rdns, name, type: 'ANNOUNCED', imageUrl: toImageUrl(icon), info: { rdns } },
      provider: () => provider,
      announced: provider,
    }
  } catch {
    return
  }
}
