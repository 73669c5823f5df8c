import type { Readable } from '@foyer/core'
import { useCallback, useSyncExternalStore } from 'react'

/** One part of a store's value: the component is drawn anew only when that part changes. */
export function useSelected<T, K extends keyof T>(store: Readable<T>, key: K): T[K] {
  const subscribe = useCallback((onChange: () => void) => store.listen(onChange), [store])
  const get = () => store.get()[key]
  return useSyncExternalStore(subscribe, get, get)
}
