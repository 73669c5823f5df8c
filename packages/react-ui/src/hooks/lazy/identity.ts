import { fetchIdentity } from '@foyer/core/actions'

/** How hooks look up who an address is. Loaded when asked. */
export const identity = { fetchIdentity }
