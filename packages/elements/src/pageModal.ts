import type { Modal } from '@foyer/core'

interface PageModal {
  modal?: Modal | undefined
  readonly listeners: Set<() => void>
}

// A registered symbol: two copies of this package on a page share the modal.
const KEY: unique symbol = Symbol.for('foyer.elements.modal')

function getHolder(): PageModal {
  const page: typeof globalThis & { [KEY]?: PageModal } = globalThis
  page[KEY] ??= { listeners: new Set() }
  return page[KEY]
}

/** Returns the modal of elements that have no modal of their own. */
export const getPageModal = (): Modal | undefined => getHolder().modal

export function setPageModal(modal: Modal | undefined): void {
  const holder = getHolder()
  holder.modal = modal
  for (const listener of [...holder.listeners]) listener()
}

export function watchPageModal(listener: () => void): () => void {
  const { listeners } = getHolder()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
