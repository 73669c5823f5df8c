import { registerName } from '@foyer/core/actions'

export const nameActions = { registerName }
