import { openPay } from '@foyer/core/actions'

/** How hooks ask for a payment. Loaded when asked. */
export const paying = { openPay }
