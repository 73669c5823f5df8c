'use client'

import type { Modal } from '@foyer/core'
import type { SignInParameters } from '@foyer/core/actions'
import { type Action, useAction } from '../internal/actions/useAction.js'

export type UseSignOutReturn = Action<'signOut', SignInParameters | undefined, void>

const run = async (modal: Modal, parameters: SignInParameters | undefined) => {
  const { siwxActions } = await import('../internal/actions/siwx.js')
  return siwxActions.signOut(modal, parameters)
}

/** Signs the connected account out (`siwx`). Disconnects the wallet where signing in is required. */
export function useSignOut(): UseSignOutReturn {
  return useAction('useSignOut', 'signOut', run)
}
