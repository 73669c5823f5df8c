'use client'

import type { Modal } from '@foyer/core'
import type { SmartSession } from '@foyer/core/actions'
import { type Action, useAction } from '../internal/actions/useAction.js'

export interface RevokeSmartSessionParameters {
  readonly session: SmartSession
  readonly signal?: AbortSignal | undefined
}

export type UseRevokeSmartSessionReturn = Action<'revokeSmartSession', RevokeSmartSessionParameters, void>

const run = async (modal: Modal, parameters: RevokeSmartSessionParameters) => {
  const { smartSessionActions } = await import('../internal/actions/smartSessions.js')
  return smartSessionActions.revokeSmartSession(modal, parameters)
}

/** Revokes a smart session. Needs `features.smartSessions`. */
export function useRevokeSmartSession(): UseRevokeSmartSessionReturn {
  return useAction('useRevokeSmartSession', 'revokeSmartSession', run)
}
