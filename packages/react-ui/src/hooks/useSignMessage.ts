'use client'

import type { Modal } from '@foyer/core'
import type { SignMessageParameters } from '@foyer/core/actions'
import { type Action, useAction } from '../internal/actions/useAction.js'

export type UseSignMessageReturn = Action<'signMessage', SignMessageParameters, string>

const run = async (modal: Modal, parameters: SignMessageParameters) => {
  const { signatureActions } = await import('../internal/actions/signatures.js')
  return signatureActions.signMessage(modal, parameters)
}

/** Requests the signature of a text message from the connected wallet. */
export function useSignMessage(): UseSignMessageReturn {
  return useAction('useSignMessage', 'signMessage', run)
}
