import { sendTransfer } from '@foyer/core/actions'

export const transferActions = { sendTransfer }
