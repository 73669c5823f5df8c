'use client'

import type { Modal, OpenParameters } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useCallback } from 'react'
import { usePage } from '../ModalProvider.js'

export interface UseModalReturn {
  readonly modal: Modal
  readonly isOpen: boolean
  /** From `open()` until the view layer has loaded. */
  readonly isLoading: boolean
  readonly open: (parameters?: OpenParameters) => Promise<void>
  readonly close: () => void
}

const closed = { open: false, loading: false, shake: false } as const

/** The modal, and whether it is open. */
export function useModal(): UseModalReturn {
  const { modal } = usePage('useModal')
  const { open: isOpen, loading: isLoading } = useStore(modal.context.stores.modal.$modal, { ssr: () => closed })
  const open = useCallback((parameters?: OpenParameters) => modal.open(parameters), [modal])
  const close = useCallback(() => modal.close(), [modal])
  return { modal, isOpen, isLoading, open, close }
}
