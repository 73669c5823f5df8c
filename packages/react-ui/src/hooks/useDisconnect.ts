'use client'

import type { Modal } from '@foyer/core'
import type { DisconnectParameters } from '@foyer/core/actions'
import { type Action, useAction } from '../internal/actions/useAction.js'

export type UseDisconnectReturn = Action<'disconnect', DisconnectParameters | undefined, void>

const run = async (modal: Modal, { namespace, walletId }: DisconnectParameters = {}) => {
  if (walletId === undefined) return modal.disconnect(namespace)
  const { connectionActions } = await import('../internal/actions/connections.js')
  return connectionActions.disconnect(modal, { namespace, walletId })
}

/** Ends all connections, those of one namespace, or one wallet's. */
export function useDisconnect(): UseDisconnectReturn {
  return useAction('useDisconnect', 'disconnect', run)
}
