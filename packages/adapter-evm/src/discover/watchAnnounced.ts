import { parseRdns, toImageUrl } from '@foyer/core/adapter'
import type { Eip1193Provider } from '../provider.js'
import type { FoundWallet } from './discovery.js'

/** A wallet that announced itself, with the object it announced. */
export interface AnnouncedWallet extends FoundWallet {
  readonly announced: Eip1193Provider
}

/** EIP-6963: asks the wallets of the browser to announce themselves, and listens for those that come late. */
export function watchAnnounced(listener: (found: AnnouncedWallet) => void, signal: AbortSignal): void {
  window.addEventListener(
    'eip6963:announceProvider',
    (event) => {
      const found = readAnnouncement((event as CustomEvent<unknown>).detail)
      if (found) listener(found)
    },
    { signal },
  )
  window.dispatchEvent(new Event('eip6963:requestProvider'))
}

/** Undefined for what is no wallet, and for one that throws when it is read. */
function readAnnouncement(detail: unknown): AnnouncedWallet | undefined {
  try {
    const { info, provider } = (detail ?? {}) as { info?: Partial<Record<string, unknown>>; provider?: Eip1193Provider }
    const { name, icon } = info ?? {}
    if (typeof provider?.request !== 'function') return
    // A name without a dot is no domain name, and could be one of ours (`safe`, `injected`).
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
