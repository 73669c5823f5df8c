'use client'

import type { Namespace } from '@foyer/core'
import type { ConnectionRecord } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { useCallback, useMemo } from 'react'
import { usePage } from '../ModalProvider.js'

export interface UseConnectionsReturn {
  /** Live connections first, the one in use at the top, then those of earlier visits (`recent`). */
  readonly connections: readonly (ConnectionRecord & { readonly isActive: boolean })[]
  /** Puts another live connection in use. */
  readonly switchConnection: (walletId: string) => Promise<void>
  /** Ends one connection. */
  readonly disconnect: (walletId: string) => Promise<void>
}

// One object for all renders: a server snapshot must not change.
const none: Readonly<Record<string, never>> = {}

const load = async () => (await import('./lazy/connections.js')).connections

/** The wallets that are connected side by side in one namespace. */
export function useConnections(namespace?: Namespace): UseConnectionsReturn {
  const { modal } = usePage('useConnections')
  const { stores } = modal.context
  const active = useStore(stores.networks.$namespace, {
    ssr: () => modal.context.options.defaultNetwork.chainNamespace,
  })
  const wanted = namespace ?? active
  const state = useStore(stores.connections.$connections, { ssr: () => none })[wanted]
  const list = useMemo(
    () =>
      [...(state?.records ?? [])]
        .sort((one, other) => Number(one.recent) - Number(other.recent))
        .map((record) => ({ ...record, isActive: state?.live[0]?.walletId === record.connectorId })),
    [state],
  )
  const switchConnection = useCallback(
    async (walletId: string) => {
      const actions = await load()
      actions.switchConnection(modal, { namespace: wanted, walletId })
    },
    [modal, wanted],
  )
  const disconnect = useCallback(
    async (walletId: string) => {
      const actions = await load()
      await actions.disconnect(modal, { namespace: wanted, walletId })
    },
    [modal, wanted],
  )
  return { connections: list, switchConnection, disconnect }
}
