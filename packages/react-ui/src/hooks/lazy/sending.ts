import { sendTransaction } from '@foyer/core/actions'

/** How hooks send what a site has written. Loaded when asked. */
export const sending = { sendTransaction }
