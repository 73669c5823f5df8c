'use client'

import type { Account, Modal } from '@foyer/core'
import type { LoginWithFarcasterParameters } from '@foyer/core/actions'
import { type Action, useAction } from '../internal/actions/useAction.js'

export type UseFarcasterLoginReturn = Action<'loginWithFarcaster', LoginWithFarcasterParameters, Account>

const run = async (modal: Modal, parameters: LoginWithFarcasterParameters) => {
  const { loginActions } = await import('../internal/actions/login.js')
  return loginActions.loginWithFarcaster(modal, parameters)
}

/** Logs in to the embedded wallet with Farcaster, by a URL that a phone scans or opens. */
export function useFarcasterLogin(): UseFarcasterLoginReturn {
  return useAction('useFarcasterLogin', 'loginWithFarcaster', run)
}
