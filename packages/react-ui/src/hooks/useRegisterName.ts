'use client'

import type { RegisterNameParameters } from '@foyer/core/actions'
import { usePage } from '../ModalProvider.js'
import { type ActionState, useAction } from './useAction.js'

type Registered = { readonly name: string }

export type UseRegisterNameReturn = ActionState<Registered> & {
  readonly registerName: (parameters: RegisterNameParameters) => Promise<Registered>
}

/**
 * Registers a name for the visitor: their wallet signs for it. Resolves with the name in full. Rejects with a `ModalError`:
 * `NAME_INVALID`, `NAME_TAKEN`, `NAME_REGISTRATION_FAILED`, `USER_REJECTED`, …
 */
export function useRegisterName(): UseRegisterNameReturn {
  const { modal } = usePage('useRegisterName')
  const { start, ...state } = useAction(async (parameters: RegisterNameParameters) => {
    const { names } = await import('./lazy/names.js')
    return names.registerName(modal, parameters)
  })
  return { ...state, registerName: start }
}
