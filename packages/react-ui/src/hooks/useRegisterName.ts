'use client'

import type { Modal } from '@foyer/core'
import type { RegisterNameParameters } from '@foyer/core/actions'
import { type Action, useAction } from '../internal/actions/useAction.js'

export type UseRegisterNameReturn = Action<'registerName', RegisterNameParameters, { readonly name: string }>

const run = async (modal: Modal, parameters: RegisterNameParameters) => {
  const { nameActions } = await import('../internal/actions/names.js')
  return nameActions.registerName(modal, parameters)
}

/** Registers a name for the connected account. Needs `features.names`. */
export function useRegisterName(): UseRegisterNameReturn {
  return useAction('useRegisterName', 'registerName', run)
}
