import { ModalError } from './ModalError.js'
import { toWalletError } from './toWalletError.js'

// Converts an error of a wallet's send request. Unless the wallet clearly refused, sets `context.mayBeSent`: then
// `describeError` only says that the transaction may have been sent.
export function toSendError(thrown: unknown, seen?: 'moved' | 'still'): ModalError {
  const error = toWalletError(thrown)
  if (isWalletRefusal(error.code)) return error
  const { code, message, context } = error
  return new ModalError(code, {
    message,
    context: { ...context, mayBeSent: true, ...(seen && { seen }) },
    cause: thrown,
  })
}

const REFUSALS =
  /^(USER_REJECTED|REQUEST_PENDING|METHOD_UNSUPPORTED|NOT_AUTHORIZED|CHAIN_NOT_SUPPORTED|SEND_|SWAP_(?!CANCELLED|REVERTED|UNSEEN)|FEE_|PROVIDER_(UN|SWITCH)|RPC_(INVALID_(REQUEST|PARAMS)|METHOD|TRANSACTION)|NODE_(?!NONCE_TOO_LOW)|CALLS_(?!DUPLICATE|UNKNOWN))/

// Codes that mean nothing was sent. Excludes -32000, which nodes use for any error, and rate limits: after these an
// earlier try may still be pending.
export const isWalletRefusal = (code: string): boolean => REFUSALS.test(code)

const UNSUPPORTED =
  /^(METHOD_UNSUPPORTED|PROVIDER_UNSUPPORTED_METHOD|RPC_METHOD_NOT_(FOUND|SUPPORTED)|CALLS_(UNSUPPORTED_CAPABILITY|BUNDLE_TOO_LARGE|ATOMICITY_UNSUPPORTED|UPGRADE_REJECTED))$/

// Returns whether the wallet refused a batch (EIP-5792) as such, so that its calls can be sent one by one. A user who
// declined the upgrade of the account (EIP-7702) that a batch needs, has not declined the calls.
export const isBatchUnsupported = (code: string): boolean => UNSUPPORTED.test(code)
