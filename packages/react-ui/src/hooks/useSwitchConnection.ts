'use client'

import type { Modal } from '@foyer/core'
import type { SwitchConnectionParameters } from '@foyer/core/actions'
import { type Action, useAction } from '../internal/actions/useAction.js'

type ConnectionParameters = Partial<Pick<SwitchConnectionParameters, 'namespace'>> &
  Pick<SwitchConnectionParameters, 'walletId'>

export type UseSwitchConnectionReturn = Action<'switchConnection', ConnectionParameters, void>

const run = async (modal: Modal, { namespace, walletId }: ConnectionParameters) => {
  const { connectionActions } = await import('../internal/actions/connections.js')
  const { networks } = modal.context.stores
  connectionActions.switchConnection(modal, { namespace: namespace ?? networks.$namespace.get(), walletId })
}

/** Makes another live connection of a namespace the active one. */
export function useSwitchConnection(): UseSwitchConnectionReturn {
  return useAction('useSwitchConnection', 'switchConnection', run)
}
