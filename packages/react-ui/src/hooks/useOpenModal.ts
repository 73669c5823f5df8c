'use client'

import type { OpenParameters } from '@foyer/core'
import { useCallback, useEffect, useRef } from 'react'
import { type UseModalReturn, useModal } from './useModal.js'

export interface UseOpenModalReturn extends Pick<UseModalReturn, 'isOpen' | 'isLoading' | 'error' | 'close'> {
  /** Opens the view. Ignores arguments, so that it can be a click handler itself. */
  readonly open: () => void
}

/** Opens one view of the modal: `useOpenModal({ view: 'Connect' })`. Without a view, the one that fits the user. */
export function useOpenModal(parameters: OpenParameters = {}): UseOpenModalReturn {
  const { isOpen, isLoading, error, open, close } = useModal()
  const latest = useRef(parameters)
  useEffect(() => {
    latest.current = parameters
  })
  return { isOpen, isLoading, error, close, open: useCallback(() => open(latest.current), [open]) }
}
