'use client'

import type { Account, Modal } from '@foyer/core'
import type { ConnectParameters } from '@foyer/core/actions'
import { type Action, useAction } from '../internal/actions/useAction.js'

export type UseConnectReturn = Action<'connect', ConnectParameters | undefined, Account>

const run = async (modal: Modal, parameters: ConnectParameters | undefined) => {
  const { connectActions } = await import('../internal/actions/connect.js')
  return connectActions.connect(modal, parameters)
}

/** Connects a wallet. Without a `walletId` the modal opens and the user chooses. */
export function useConnect(): UseConnectReturn {
  return useAction('useConnect', 'connect', run)
}
