import { defineErrors } from '../errors/defineErrors.js'

export const transactionError = defineErrors({
  CHAIN_UNSUPPORTED: 'Unsupported chain',
  FEE_NOT_SPONSORED:
    'Network fee not sponsored\nThe wallet refused the paymaster before it sent anything: call again to send without one.',
  RPC_INVALID_PARAMS: 'sendTransaction needs a transaction\nPass { transaction: { to, value } }, not { to, value }.',
  SEND_INTERRUPTED:
    'Send interrupted\nThe {what} changed before the wallet request: call again for the current {what}.',
})

export const createSendInterruptedError = (what: 'account' | 'network') =>
  transactionError('SEND_INTERRUPTED', { context: { what } })
