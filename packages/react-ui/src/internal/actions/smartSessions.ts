import { grantPermissions, listSmartSessions, revokeSmartSession } from '@foyer/core/actions'

export const smartSessionActions = { grantPermissions, listSmartSessions, revokeSmartSession }
