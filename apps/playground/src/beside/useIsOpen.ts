import type { Modal } from '@foyer/core'
import { useCallback, useSyncExternalStore } from 'react'

/** Whether a modal lies above the page. One that is part of the page does not. */
export function useIsOpen(modal: Modal): boolean {
  const subscribe = useCallback((listener: () => void) => modal.$state.listen(listener), [modal])
  return useSyncExternalStore(subscribe, () => modal.$state.get().open && !modal.context.options.enableEmbedded)
}
