import type { Modal } from '@foyer/core'
import { useStore } from '@nanostores/react'

/** Whether a modal lies above the page. One that is part of the page does not. */
export function useIsOpen(modal: Modal): boolean {
  const { open } = useStore(modal.$state)
  return open && !modal.context.options.enableEmbedded
}
