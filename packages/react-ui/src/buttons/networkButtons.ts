import type { Modal } from '@foyer/core'
import { useCallback, useSyncExternalStore } from 'react'

const counts = new WeakMap<Modal, number>()
const listeners = new Set<() => void>()

/** Says that the page shows a network button of this modal, until what it gives is called. */
export function addNetworkButton(modal: Modal): () => void {
  const add = (more: number) => {
    counts.set(modal, (counts.get(modal) ?? 0) + more)
    for (const listener of listeners) listener()
  }
  add(1)
  return () => add(-1)
}

/** Whether the page shows a network button, which then says alone what is wrong with the network. */
export function useHasNetworkButton(modal: Modal): boolean {
  const get = useCallback(() => (counts.get(modal) ?? 0) > 0, [modal])
  return useSyncExternalStore(listen, get, isNone)
}

const isNone = () => false

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
