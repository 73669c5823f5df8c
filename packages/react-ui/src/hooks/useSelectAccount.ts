'use client'

import type { Modal } from '@foyer/core'
import type { SelectAccountParameters } from '@foyer/core/actions'
import { type Action, useAction } from '../internal/actions/useAction.js'

export type UseSelectAccountReturn = Action<'selectAccount', SelectAccountParameters, void>

const run = async (modal: Modal, parameters: SelectAccountParameters) => {
  const { connectionActions } = await import('../internal/actions/connections.js')
  return connectionActions.selectAccount(modal, parameters)
}

/** Switches to another account of the connected wallet. */
export function useSelectAccount(): UseSelectAccountReturn {
  return useAction('useSelectAccount', 'selectAccount', run)
}
