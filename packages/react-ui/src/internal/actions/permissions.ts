import { fetchPermissions, revokePermissions, watchPermissions } from '@foyer/core/actions'

export const permissionActions = { fetchPermissions, revokePermissions, watchPermissions }
