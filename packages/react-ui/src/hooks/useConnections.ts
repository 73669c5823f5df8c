'use client'

import type { RegisteredNamespace } from '@foyer/core'
import type { ConnectionRecord } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useModalProvider } from './ModalProvider.js'

export interface UseConnectionsReturn {
  /** Live connections, the active one first, then those of earlier visits (`recent`). */
  readonly connections: readonly (ConnectionRecord & { readonly isActive: boolean })[]
}

// A constant: React requires a server snapshot to keep its identity.
const none: Readonly<Record<string, never>> = {}

/** Lists the connections of a namespace. */
export function useConnections(namespace?: RegisteredNamespace): UseConnectionsReturn {
  const { modal } = useModalProvider('useConnections')
  const { stores } = modal.context
  const active = useStore(stores.networks.$namespace, {
    ssr: () => modal.context.options.defaultNetwork.chainNamespace,
  })
  const state = useStore(stores.connections.$connections, { ssr: () => none })[namespace ?? active]
  const connections = useMemo(
    () =>
      [...(state?.records ?? [])]
        .sort((one, other) => Number(one.recent) - Number(other.recent))
        .map((record) => ({ ...record, isActive: state?.live[0]?.walletId === record.walletId })),
    [state],
  )
  return { connections }
}
