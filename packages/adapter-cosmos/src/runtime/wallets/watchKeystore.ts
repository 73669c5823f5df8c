import { onAbort, type Unsubscribe } from '@foyer/core/adapter'
import type { DiscoveredWallet } from '../../discover/findWallets.js'

export interface KeystoreWatch {
  refresh(): void
  turn(): number
}

/**
 * Reads the wallet's account whenever its user switches it. A read is stale after a newer one began, or after the
 * connection ended.
 */
export function watchKeystore(
  { discovered, signal }: { readonly discovered: DiscoveredWallet; readonly signal: AbortSignal },
  read: (isStale: () => boolean) => Promise<void>,
): KeystoreWatch {
  let calls = 0
  const refresh = () => {
    calls += 1
    const mine = calls
    void read(() => signal.aborted || mine !== calls)
  }
  onAbort(signal, listenToKeystore(discovered, refresh))
  return { refresh, turn: () => calls }
}

export function listenToKeystore({ keystoreEvent }: DiscoveredWallet, listener: () => void): Unsubscribe {
  if (!keystoreEvent || typeof window === 'undefined') return () => {}
  const page = window
  page.addEventListener(keystoreEvent, listener)
  return () => page.removeEventListener(keystoreEvent, listener)
}
