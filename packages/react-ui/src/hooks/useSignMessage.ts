'use client'

import type { SignMessageParameters } from '@foyer/core/actions'
import { usePage } from '../ModalProvider.js'
import { type ActionState, useAction } from './useAction.js'

export type UseSignMessageReturn = ActionState<string> & {
  readonly signMessage: (parameters: SignMessageParameters) => Promise<string>
}

/** Asks the connected wallet to sign a text. Rejects with a `ModalError`: `USER_REJECTED`, `ACCOUNT_UNDEFINED`, … */
export function useSignMessage(): UseSignMessageReturn {
  const { modal } = usePage('useSignMessage')
  const { start, ...state } = useAction(async (parameters: SignMessageParameters) => {
    const { signing } = await import('./lazy/signing.js')
    return signing.signMessage(modal, parameters)
  })
  return { ...state, signMessage: start }
}
