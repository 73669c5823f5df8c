'use client'

import type { FoundSessions, GrantPermissionsParameters, SmartSession } from '@foyer/core/actions'
import { usePage } from '../ModalProvider.js'
import { type ActionState, useAction } from './useAction.js'

export type UseSmartSessionsReturn = ActionState<SmartSession> & {
  /** Asks the visitor for a permission. Its state is what the hook gives beside it. */
  readonly grantPermissions: (parameters: GrantPermissionsParameters) => Promise<SmartSession>
  readonly listSmartSessions: (parameters?: { readonly signal?: AbortSignal | undefined }) => Promise<FoundSessions>
  readonly revokeSmartSession: (parameters: {
    readonly session: SmartSession
    readonly signal?: AbortSignal | undefined
  }) => Promise<void>
}

const load = async () => (await import('./lazy/sessions.js')).sessions

/**
 * What sites may do for a smart account without asking (ERC-7715): asked for, listed and taken back, as the actions of the same
 * names. Needs `features.smartSessions`.
 */
export function useSmartSessions(): UseSmartSessionsReturn {
  const { modal } = usePage('useSmartSessions')
  const { start, ...state } = useAction(async (parameters: GrantPermissionsParameters) => {
    const { grantPermissions } = await load()
    return grantPermissions(modal, parameters)
  })
  return {
    ...state,
    grantPermissions: start,
    async listSmartSessions(parameters) {
      const actions = await load()
      return actions.listSmartSessions(modal, parameters)
    },
    async revokeSmartSession(parameters) {
      const actions = await load()
      return actions.revokeSmartSession(modal, parameters)
    },
  }
}
