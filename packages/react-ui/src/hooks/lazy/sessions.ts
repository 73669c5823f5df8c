import { grantPermissions, listSmartSessions, revokeSmartSession } from '@foyer/core/actions'

/** What hooks do with permissions. Loaded when asked. */
export const sessions = { grantPermissions, listSmartSessions, revokeSmartSession }
