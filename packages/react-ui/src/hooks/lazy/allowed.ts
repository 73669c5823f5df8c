import { fetchAllowed, revokeAllowed, watchAllowed } from '@foyer/core/actions'

/** What hooks tell of what is allowed, and how they stop it. Loaded when asked. */
export const allowed = { fetchAllowed, revokeAllowed, watchAllowed }
