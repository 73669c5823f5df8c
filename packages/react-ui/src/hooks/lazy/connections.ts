import { disconnect, switchConnection } from '@foyer/core/actions'

/** What hooks do with connections side by side. Loaded when asked. */
export const connections = { disconnect, switchConnection }
