import type { Readable } from '@foyer/core'
import { useCallback, useSyncExternalStore } from 'react'

/** The value of a store. `server` is what a server renders, and what the page shows until it has hydrated. */
export function useReadable<T>(store: Readable<T>, server?: () => T): T {
  const subscribe = useCallback((onChange: () => void) => store.listen(onChange), [store])
  const get = useCallback(() => store.get(), [store])
  return useSyncExternalStore(subscribe, get, server ?? get)
}
