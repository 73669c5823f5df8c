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
  const { keystoreEvent } = found
  if (keystoreEvent && typeof window !== 'undefined') window.addEventListener(keystoreEvent, refresh, { signal })
  return { refresh, turn: () => calls }
}
