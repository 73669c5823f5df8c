import { signMessage, signTypedData } from '@foyer/core/actions'

export const signatureActions = { signMessage, signTypedData }
