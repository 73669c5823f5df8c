import { signMessage, signTypedData } from '@foyer/core/actions'

/** How hooks ask for signatures. Loaded when asked. */
export const signing = { signMessage, signTypedData }
