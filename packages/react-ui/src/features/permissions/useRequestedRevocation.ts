import type { ViewParams } from '@foyer/core'
import { isSameAddress } from '@foyer/core/internal/account'
import { showToast } from '@foyer/core/internal/modal'
import type { PermissionsController, PermissionsState, SelectedPermission } from '@foyer/core/internal/permissions'
import { useEffect } from 'react'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { enPermissions } from './texts.js'

type Params = ViewParams['Permissions']

/** Returns a function that revokes permissions, and confirms it. */
export function useRevokePermissions(allow: PermissionsController): (chosen: readonly SelectedPermission[]) => void {
  const { context } = useViewUi()
  const texts = useWalletTexts('permissions', enPermissions)
  return (chosen) =>
    void allow.revoke(chosen).then(() => {
      const { step, gone } = allow.$state.get()
      if (step.status === 'list' && !gone.length) showToast(context.modal, { message: texts.takenBack })
    })
}

// Outlives the view, which mounts again with the same parameters when the user comes back from the approval view.
const handled = new WeakSet<NonNullable<Params>>()

/** Revokes the approval that the view was opened for, once the chain has reported it. */
export function useRequestedRevocation(
  params: Params,
  { allow, state }: { readonly allow: PermissionsController; readonly state: PermissionsState },
): void {
  const revoke = useRevokePermissions(allow)
  useEffect(() => {
    if (!params || handled.has(params) || allow.$state.get() !== state) return
    const chosen = findRequested(params, state)
    if (!chosen.length) return
    handled.add(params)
    revoke(chosen)
  })
}

function findRequested(
  { revoke: requested }: NonNullable<Params>,
  { account, groups, network, step }: PermissionsState,
): readonly SelectedPermission[] {
  if (!requested || step.status !== 'list' || !network) return []
  const { chainNamespace } = network
  if (!isSameAddress(chainNamespace, account, requested.account)) return []
  return groups.flatMap(({ source, entries }) =>
    entries
      .filter(
        ({ approval }) =>
          approval?.kind === 'token' &&
          isSameAddress(chainNamespace, approval.token.address, requested.token) &&
          isSameAddress(chainNamespace, approval.spender, requested.spender),
      )
      .map((entry) => ({ source, entry })),
  )
}
