'use client'

import type { Account, Modal } from '@foyer/core'
import type { LoginWithSocialParameters } from '@foyer/core/actions'
import { useEffect } from 'react'
import type { loginActions } from '../internal/actions/login.js'
import { type Action, useAction } from '../internal/actions/useAction.js'

export type UseSocialLoginReturn = Action<'loginWithSocial', LoginWithSocialParameters, Account>

let loaded: typeof loginActions | undefined

const load = async () => {
  loaded = (await import('../internal/actions/login.js')).loginActions
  return loaded
}

// Browsers block windows opened after a wait, so the login code loads before the click.
const run = async (modal: Modal, parameters: LoginWithSocialParameters) =>
  (loaded ?? (await load())).loginWithSocial(modal, parameters)

/** Logs in to the embedded wallet with a social account. Call it in a click: it opens a window. */
export function useSocialLogin(): UseSocialLoginReturn {
  useEffect(() => {
    // A failed prefetch is silent: the click loads the code again and reports errors.
    load().catch(() => undefined)
  }, [])
  return useAction('useSocialLogin', 'loginWithSocial', run)
}
