import { registerName } from '@foyer/core/actions'

/** How hooks register a name. Loaded when asked. */
export const names = { registerName }
