'use client'

import type { Modal } from '@foyer/core'
import type { GrantPermissionsParameters, SmartSession } from '@foyer/core/actions'
import { type Action, useAction } from '../internal/actions/useAction.js'

export type UseGrantPermissionsReturn = Action<'grantPermissions', GrantPermissionsParameters, SmartSession>

const run = async (modal: Modal, parameters: GrantPermissionsParameters) => {
  const { smartSessionActions } = await import('../internal/actions/smartSessions.js')
  return smartSessionActions.grantPermissions(modal, parameters)
}

/** Requests a permission to act without prompts (ERC-7715). Needs `features.smartSessions`. */
export function useGrantPermissions(): UseGrantPermissionsReturn {
  return useAction('useGrantPermissions', 'grantPermissions', run)
}
