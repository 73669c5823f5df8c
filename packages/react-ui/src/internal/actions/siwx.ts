import { signIn, signOut } from '@foyer/core/actions'

export const siwxActions = { signIn, signOut }
