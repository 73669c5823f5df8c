import type { Modal } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { atom, type WritableAtom } from 'nanostores'

const counts = new WeakMap<Modal, WritableAtom<number>>()

function countOf(modal: Modal): WritableAtom<number> {
  const $count = counts.get(modal) ?? atom(0)
  counts.set(modal, $count)
  return $count
}

/** Says that the page shows a network button of this modal, until what it gives is called. */
export function addNetworkButton(modal: Modal): () => void {
  const $count = countOf(modal)
  $count.set($count.get() + 1)
  return () => $count.set($count.get() - 1)
}

/** Whether the page shows a network button, which then says alone what is wrong with the network. */
export const useHasNetworkButton = (modal: Modal): boolean => useStore(countOf(modal), { ssr: 'initial' }) > 0
