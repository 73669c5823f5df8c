'use client'

import type { Namespace } from '@foyer/core'
import { usePage } from '../ModalProvider.js'
import { type ActionState, useAction } from './useAction.js'

export type UseDisconnectReturn = Omit<ActionState<void>, 'data'> & {
  /** All namespaces, or one. */
  readonly disconnect: (parameters?: { readonly namespace?: Namespace | undefined }) => Promise<void>
}

/** Ends connections. */
export function useDisconnect(): UseDisconnectReturn {
  const { modal } = usePage('useDisconnect')
  const { start, status, error, isPending, reset } = useAction(
    (parameters?: { readonly namespace?: Namespace | undefined }) => modal.disconnect(parameters?.namespace),
  )
  return { disconnect: start, status, error, isPending, reset }
}
