import { sendTransaction, writeContract } from '@foyer/core/actions'

export const transactionActions = { sendTransaction, writeContract }
