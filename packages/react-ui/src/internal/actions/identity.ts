import { fetchIdentity } from '@foyer/core/actions'

export const identityActions = { fetchIdentity }
