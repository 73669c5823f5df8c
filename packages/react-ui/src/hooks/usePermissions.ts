'use client'

import type { Modal } from '@foyer/core'
import type { Permission, PermissionList } from '@foyer/core/actions'
import type { permissionActions } from '../internal/actions/permissions.js'
import { type Action, useAction } from '../internal/actions/useAction.js'
import { type LiveQuery, useLiveQuery } from '../internal/actions/useLiveQuery.js'

type Revoke = Action<'revoke', readonly Pick<Permission, 'source' | 'id'>[], void>

/** `errors`: load errors by the feature whose permissions failed to load. `error`: that of `revoke`, else the first. */
export interface UsePermissionsReturn extends PermissionList, Pick<Revoke, 'revoke' | 'revokeAsync' | 'error'> {
  readonly isRevoking: boolean
}

const query: LiveQuery<typeof permissionActions, PermissionList> = {
  hook: 'usePermissions',
  load: async () => (await import('../internal/actions/permissions.js')).permissionActions,
  initialData: { isLoading: true, permissions: [], isPartial: false, errors: {} },
  isLoading: (list) => list.isLoading,
  watch: ({ watchPermissions }, modal, listener) => watchPermissions(modal, listener),
  fetch: ({ fetchPermissions }, modal) => fetchPermissions(modal),
}

const run = async (modal: Modal, chosen: readonly Pick<Permission, 'source' | 'id'>[]) => {
  const { revokePermissions } = await query.load()
  await revokePermissions(modal, chosen)
}

/**
 * Lists the user's permissions, live while the component is mounted, and revokes them. Needs `features.permissions`.
 */
export function usePermissions(): UsePermissionsReturn {
  const { data, isLoading, error: loadError } = useLiveQuery(query)
  const { revoke, revokeAsync, error, isPending } = useAction('usePermissions', 'revoke', run)
  const [readError] = Object.values(data.errors)
  return { ...data, isLoading, error: error ?? loadError ?? readError, revoke, revokeAsync, isRevoking: isPending }
}
