import type { Unsubscribe } from '@foyer/core/adapter'

/** Calls back whenever the visitor comes back to the page, as from a wallet's own window. */
export function whenLookedAt(listener: () => void): Unsubscribe {
  if (typeof window === 'undefined') return () => {}
  window.addEventListener('focus', listener)
  return () => window.removeEventListener('focus', listener)
}
