import { defineErrors } from '../errors/defineErrors.js'

export const transactionError = defineErrors({
  CHAIN_UNSUPPORTED: 'Unsupported chain',
  RPC_INVALID_PARAMS: 'sendTransaction needs a transaction\nPass { transaction: { to, value } }, not { to, value }.',
  SEND_INTERRUPTED:
    'Send interrupted\nThe {what} changed before the wallet request: call again for the current {what}.',
})

export const createSendInterruptedError = (what: 'account' | 'network') =>
  transactionError('SEND_INTERRUPTED', { context: { what } })
