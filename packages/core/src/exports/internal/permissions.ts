export { parsePermissionLimit, parseUint256 } from '../../adapter/parsePermissionLimit.js'
export type {
  PermissionApproval,
  PermissionEntry,
  PermissionEntryLimit,
  PermissionKind,
  PermissionPrices,
} from '../../feature/permissionSource.js'
export {
  getPermissionsController,
  type PermissionsController,
} from '../../features/permissions/permissionsController.js'
export {
  type PermissionGroup,
  type PermissionsState,
  type RevocationStep,
  type SelectedPermission,
  toPermissionKey,
} from '../../features/permissions/permissionsState.js'
export type { SessionLimit, SmartSession } from '../../features/smartSessions/sessions.js'
export { getSmartSessionsController } from '../../features/smartSessions/smartSessionsController.js'
