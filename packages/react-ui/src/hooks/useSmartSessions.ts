'use client'

import type { Modal } from '@foyer/core'
import type { SmartSessionsResult } from '@foyer/core/actions'
import { type Action, useAction } from '../internal/actions/useAction.js'

export type UseSmartSessionsReturn = Action<
  'listSmartSessions',
  { readonly signal?: AbortSignal | undefined } | undefined,
  SmartSessionsResult
>

const run = async (modal: Modal, parameters: { readonly signal?: AbortSignal | undefined } | undefined) => {
  const { smartSessionActions } = await import('../internal/actions/smartSessions.js')
  return smartSessionActions.listSmartSessions(modal, parameters)
}

/** Lists the smart sessions of the connected account. Needs `features.smartSessions`. */
export function useSmartSessions(): UseSmartSessionsReturn {
  return useAction('useSmartSessions', 'listSmartSessions', run)
}
