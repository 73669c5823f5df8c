'use client'

import type { Modal } from '@foyer/core'
import type { SignInParameters } from '@foyer/core/actions'
import { type Action, useAction } from '../internal/actions/useAction.js'

export type UseSignInReturn = Action<'signIn', SignInParameters | undefined, boolean>

const run = async (modal: Modal, parameters: SignInParameters | undefined) => {
  const { siwxActions } = await import('../internal/actions/siwx.js')
  return siwxActions.signIn(modal, parameters)
}

/** Signs the connected account in to the app (`siwx`). Resolves with false when the user declines. */
export function useSignIn(): UseSignInReturn {
  return useAction('useSignIn', 'signIn', run)
}
