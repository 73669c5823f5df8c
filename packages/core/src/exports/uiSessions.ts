// What sites may do without asking.
export type { PermissionLimit } from '../adapter/permissions.js'
export { type Managing, type ManagingState, managing } from '../features/smartSessions/managing.js'
export type { FoundSessions, SessionLimit, SmartSession } from '../features/smartSessions/sessions.js'
