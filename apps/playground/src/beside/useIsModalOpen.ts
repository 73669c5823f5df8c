import type { Modal } from '@foyer/core'
import { useStore } from '@nanostores/react'

/** Returns whether a modal is above the page. An embedded one is not. */
export function useIsModalOpen(modal: Modal): boolean {
  const { isOpen: open } = useStore(modal.$state)
  return open && !modal.context.options.enableEmbedded
}
