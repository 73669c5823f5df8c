import type { Readable } from '@foyer/core'
import { useCallback, useSyncExternalStore } from 'react'
import { useListen } from '../dialog/useListen.js'

/** The value of a store. `server` is what a server renders, and what the page shows until it has hydrated. */
export function useReadable<T>(store: Readable<T>, server?: () => T): T {
  const get = useCallback(() => store.get(), [store])
  return useSyncExternalStore(useListen(store), get, server ?? get)
}
