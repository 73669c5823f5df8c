import { openPay } from '@foyer/core/actions'

export const paymentActions = { openPay }
