import { onAbort, type Unsubscribe } from '@foyer/core/adapter'
import type { FoundWallet } from '../../discover/findWallets.js'

export interface Keystore {
  /** Reads the key again. */
  refresh(): void
  /** How often it was read again. */
  turn(): number
}

/**
 * Calls back when the wallet says that it uses another key, and when asked to. The newest call counts: an older one is
 * told that it is stale, and so is every call after the end.
 */
export function watchKeystore(
  { found, signal }: { readonly found: FoundWallet; readonly signal: AbortSignal },
  read: (isStale: () => boolean) => Promise<void>,
): Keystore {
  let calls = 0
  const refresh = () => {
    calls += 1
    const mine = calls
    void read(() => signal.aborted || mine !== calls)
  }
  onAbort(signal, listenToKeystore(found, refresh))
  return { refresh, turn: () => calls }
}

/** Hears the wallet's event: it uses another key, or is open. Gives its undo. */
export function listenToKeystore({ keystoreEvent }: FoundWallet, listener: () => void): Unsubscribe {
  if (!keystoreEvent || typeof window === 'undefined') return () => {}
  const page = window
  page.addEventListener(keystoreEvent, listener)
  return () => page.removeEventListener(keystoreEvent, listener)
}
