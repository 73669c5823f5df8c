import type { Readable } from '@foyer/core'
import { useSyncExternalStore } from 'react'
import { useListen } from '../dialog/useListen.js'

/** One part of a store's value: the component is drawn anew only when that part changes. */
export function useSelected<T, K extends keyof T>(store: Readable<T>, key: K, server?: () => T[K]): T[K] {
  const get = () => store.get()[key]
  return useSyncExternalStore(useListen(store), get, server ?? get)
}
