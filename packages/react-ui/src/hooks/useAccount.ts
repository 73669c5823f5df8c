'use client'

import type { AccountState, Namespace } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { usePage } from '../ModalProvider.js'

export interface UseAccountReturn extends AccountState {
  readonly isConnected: boolean
  readonly isConnecting: boolean
}

/**
 * The visitor: `address`, `status`, `caipAddress`, balance, and which wallet it is.
 * @param namespace Another one than the active one.
 */
export function useAccount(namespace?: Namespace): UseAccountReturn {
  const { modal } = usePage('useAccount')
  const state = useStore(modal.$account(namespace), { ssr: () => modal.context.stores.accounts.initial })
  return useMemo(() => {
    const { status } = state
    return {
      ...state,
      isConnected: status === 'connected',
      isConnecting: status === 'connecting' || status === 'reconnecting',
    }
  }, [state])
}
