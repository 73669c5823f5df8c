'use client'

import type { Account, Modal, OpenParameters, RegisteredModal } from '@foyer/core'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { type Action, useActionCalls } from '../internal/actions/useAction.js'
import { useModalProvider } from './ModalProvider.js'

export interface UseModalReturn
  extends Pick<Action<'open', OpenParameters | undefined, Account | undefined>, 'open' | 'openAsync' | 'error'> {
  readonly modal: RegisteredModal
  readonly isOpen: boolean
  /** True from `open()` until the modal's code has loaded. */
  readonly isLoading: boolean
  readonly close: () => void
}

const run = (modal: Modal, parameters: OpenParameters | undefined) => modal.open(parameters)

const OPEN = 1
const LOADING = 2

/** Opens and closes the modal, and reads whether it is open. Renders only when a field of its result changes. */
export function useModal(): UseModalReturn {
  const { modal } = useModalProvider('useModal')
  const { $modal } = modal.context.stores.modal
  const [error, setError] = useState<Error>()
  const report = useCallback((state: { readonly error: Error | undefined }) => setError(state.error), [])
  const { mutate, mutateAsync } = useActionCalls('useModal', run, report)
  const subscribe = useCallback(
    (notify: () => void) => {
      let frame = 0
      const stop = $modal.listen(({ open, loading }) => {
        cancelAnimationFrame(frame)
        // Notifies the app after the modal's first frame, so as not to delay that frame. Hidden pages draw no frame.
        if ((open || loading) && !document.hidden) frame = requestAnimationFrame(() => setTimeout(notify))
        else notify()
      })
      return () => {
        cancelAnimationFrame(frame)
        stop()
      }
    },
    [$modal],
  )
  const read = () => {
    const { open, loading } = $modal.get()
    return (open ? OPEN : 0) | (loading ? LOADING : 0)
  }
  const flags = useSyncExternalStore(subscribe, read, () => 0)
  const close = useCallback(() => modal.close(), [modal])
  return {
    modal: modal as RegisteredModal,
    isOpen: (flags & OPEN) > 0,
    isLoading: (flags & LOADING) > 0,
    open: mutate,
    openAsync: mutateAsync,
    error,
    close,
  }
}
