'use client'

import type { AccountState, RegisteredNamespace } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useModalProvider } from './ModalProvider.js'

export interface UseAccountReturn extends AccountState {
  readonly isConnected: boolean
  readonly isConnecting: boolean
}

/** Reads the account of a namespace, the active one by default: address, status, balance and wallet. */
export function useAccount(namespace?: RegisteredNamespace): UseAccountReturn {
  const { modal } = useModalProvider('useAccount')
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
