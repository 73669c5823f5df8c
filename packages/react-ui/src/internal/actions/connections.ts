import { disconnect, selectAccount, switchConnection } from '@foyer/core/actions'

export const connectionActions = { disconnect, selectAccount, switchConnection }
