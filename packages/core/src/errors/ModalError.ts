import type { NodeErrorCode } from './node.js'
import type { RpcErrorCode } from './rpc.js'

// Messages by error code. A code without an entry here has its own words as message: `MODAL_CLOSED` becomes "Modal
// closed". Codes are never renamed or reused. `{name}` is filled in from the error's context. Loads with the page;
// messages passed to `defineErrors` load with the code that throws them.
export const errorMessages = {
  SIWX_CONFLICT: 'Cannot set both `siweConfig` and `siwx` options',
  ADAPTER_CONTRACT: 'Adapter {namespace} has contract {found}, needed is {wanted}',
  ADAPTER_DUPLICATE: 'Two adapters for {namespace}',
  FEATURE_CONTRACT: 'Feature {id} has contract {found}, needed is {wanted}',
  FEATURE_DUPLICATE: 'Two features {id}',
  ADAPTER_MISSING: "Adapter for namespace {namespace} doesn't exist",

  CONNECTION_CLIENT_MISSING: 'ConnectionController client not set',
  ABORTED: 'Request was aborted',

  NETWORK_CLIENT_MISSING: 'NetworkController client not set',
  NETWORK_UNDEFINED: 'CaipNetwork is undefined',
  CHAIN_NOT_SUPPORTED: 'Chain is not supported',
} as const

type PlainCode =
  | 'ACCOUNT_NOT_FOR_PAYMENT'
  | 'ACCOUNT_NOT_SHARED'
  | 'ACCOUNT_READ_ONLY'
  | 'METHOD_UNSUPPORTED'
  | 'ADAPTER_NOT_FOUND'
  | 'ADDRESS_INVALID'
  | 'ADDRESS_REQUIRED'
  | 'REVOCATION_CANCELLED'
  | 'REVOCATION_INTERRUPTED'
  | 'REVOCATION_REVERTED'
  | 'REVOCATION_STANDS'
  | 'REVOCATION_UNSEEN'
  | 'REVOCATION_WOULD_FAIL'
  | 'AUTH_CONNECTOR_MISSING'
  | 'CHAIN_ADAPTER_NOT_FOUND'
  | 'CODE_EXPIRED'
  | 'CODE_LOAD_FAILED'
  | 'CODE_WRONG'
  | 'CONNECT_SUPERSEDED'
  | 'CONNECTION_ENDED'
  | 'CONNECTION_REJECTED'
  | 'DEVICE_TIME_WRONG'
  | 'EMAIL_COOLDOWN'
  | 'EMAIL_INVALID'
  | 'EMBEDDED_FAILED'
  | 'EMBEDDED_LOAD_FAILED'
  | 'EMBEDDED_TIMED_OUT'
  | 'FARCASTER_FAILED'
  | 'FEATURE_TIMED_OUT'
  | 'FEE_TOO_HIGH'
  | 'FEE_NOT_SPONSORED'
  | 'FETCH_MISSING'
  | 'FORBIDDEN'
  | 'HTTP_FAILED'
  | 'INVALID_CONNECTION_STATUS'
  | 'INVALID_OPTION'
  | 'MODAL_CLOSED'
  | 'NAME_INVALID'
  | 'ACCOUNT_REFUSED'
  | 'NOT_AUTHORIZED'
  | 'NOT_SIGNED_IN'
  | 'OFFLINE'
  | 'PACKAGE_MISSING'
  | 'PAY_AMOUNT_INVALID'
  | 'PAY_ASSET_INVALID'
  | 'PAY_CANCELLED'
  | 'PAY_RECIPIENT_INVALID'
  | 'PERMISSION_INVALID'
  | 'PERMISSION_KEPT'
  | 'PERMISSION_UNSUPPORTED'
  | 'OPENER_POLICY_BLOCKED'
  | 'ORIGIN_NOT_ALLOWED'
  | 'POPUP_BLOCKED'
  | 'POPUP_CLOSED'
  | 'RATE_LIMITED'
  | 'RESPONSE_INVALID'
  | 'RESPONSE_TIMEOUT'
  | 'RESPONSE_TOO_LARGE'
  | 'RELAY_REFUSED'
  | 'RELAY_UNREACHABLE'
  | 'REQUEST_PENDING'
  | 'SEND_ADDRESS_INVALID'
  | 'SEND_ALLOWS_OTHERS'
  | 'SEND_AMOUNT_INVALID'
  | 'SEND_EXPIRED'
  | 'SEND_FEE_UP'
  | 'SEND_INTERRUPTED'
  | 'SEND_NOT_ENOUGH'
  | 'SEND_STOPPED'
  | 'SEND_TAKES_MORE'
  | 'SEND_TOO_LITTLE'
  | 'SEND_WOULD_FAIL'
  | 'SERVER_ERROR'
  | 'SESSIONS_UNREAD'
  | 'SESSION_EXPIRED'
  | 'SESSION_REFUSED'
  | 'SESSION_UNUSABLE'
  | 'SIGN_IN_REFUSED'
  | 'SIGN_IN_UNANSWERED'
  | 'SIGN_OUT_FAILED'
  | 'SMART_ACCOUNT_UNAVAILABLE'
  | 'SOCIAL_FAILED'
  | 'SWAP_ALLOWED_LESS'
  | 'SWAP_ALLOWS_OTHERS'
  | 'SWAP_CANCELLED'
  | 'SWAP_CONTRACT_UNKNOWN'
  | 'SWAP_EXPIRED'
  | 'SWAP_FEE_UP'
  | 'SWAP_INTERRUPTED'
  | 'SWAP_NO_PRICE'
  | 'SWAP_NOT_ENOUGH'
  | 'SWAP_PRICE_MOVED'
  | 'SWAP_REVERTED'
  | 'SWAP_TAKES_MORE'
  | 'SWAP_UNSEEN'
  | 'SWAP_WOULD_FAIL'
  | 'TRANSACTION_ID_DIFFERS'
  | 'UI_LOAD_FAILED'
  | 'UNKNOWN'
  | 'USER_REJECTED'
  | 'WALLET_LOCKED'
  | 'WALLET_NOT_FOUND'
  | 'WALLET_UNANSWERED'

type SubjectCode =
  | 'ACCOUNT_UNDEFINED'
  | 'BALANCE_UNAVAILABLE'
  | 'CHAIN_REQUIRED'
  | 'CHAIN_UNSUPPORTED'
  | 'CONNECTOR_NOT_FOUND'
  | 'CONNECT_FAILED'
  | 'DISCONNECT_CHAINS_FAILED'
  | 'DISCONNECT_FAILED'
  | 'FEATURE_MISSING'
  | 'GAS_PRICE_UNSUPPORTED'
  | 'INVALID_CHAIN_ID'
  | 'NAMES_OF_ADDRESS_FAILED'
  | 'NAME_ACCOUNT_NOT_FOUND'
  | 'NAME_NETWORK_NOT_FOUND'
  | 'NAME_REGISTRATION_FAILED'
  | 'NAME_SUGGESTIONS_FAILED'
  | 'NAME_TAKEN'
  | 'NAME_UNRESOLVED'
  | 'NETWORK_NOT_FOUND'
  | 'NFTS_FAILED'
  | 'SEND_INCOMPLETE'
  | 'SIGNATURE_DECLINED'
  | 'SIGN_IN_UNAVAILABLE'
  | 'SMART_ACCOUNT_UNSUPPORTED'
  | 'SWAPS_UNSUPPORTED'
  | 'TOKEN_REQUIRED'
  | 'TRANSACTIONS_FAILED'

export type MessageCode = keyof typeof errorMessages
export type KnownErrorCode = MessageCode | SubjectCode | PlainCode | RpcErrorCode | NodeErrorCode
export type ErrorCode = KnownErrorCode | (string & {})
export type ErrorContext = Readonly<Record<string, unknown>>

interface ErrorContexts {
  readonly REVOCATION_INTERRUPTED: { readonly what: 'account' | 'network' }
  readonly REVOCATION_WOULD_FAIL: { readonly ids: readonly string[]; readonly reason?: string | undefined }
  readonly PACKAGE_MISSING: { readonly packageName: string }
  readonly SEND_ADDRESS_INVALID: { readonly to: string; readonly reason: string }
  readonly SEND_AMOUNT_INVALID: { readonly amount: string }
  readonly SEND_INTERRUPTED: { readonly what: 'account' | 'network' }
  readonly SEND_STOPPED: { readonly hashes: readonly string[]; readonly index: number }
  readonly SEND_WOULD_FAIL: { readonly reason?: string | undefined }
  readonly SWAP_INTERRUPTED: { readonly what: 'account' | 'network' }
}

type ContextOf<C extends ErrorCode> = [C] extends [keyof ErrorContexts] ? ErrorContexts[C] & ErrorContext : ErrorContext

export interface ModalErrorOptions {
  readonly context?: ErrorContext | undefined
  readonly cause?: unknown
  readonly message?: string | undefined
}

/**
 * Describes a failure. `code` is stable, `message` is for developers, `cause` is the original error. `describeError`
 * returns a sentence for users.
 */
export class ModalError extends Error {
  override readonly name = 'ModalError'
  readonly code: ErrorCode
  readonly context: ErrorContext

  constructor(code: ErrorCode, { context = {}, cause, message }: ModalErrorOptions = {}) {
    super(message ?? messageOf(code, context), cause === undefined ? undefined : { cause })
    this.code = code
    this.context = context
  }
}

/** Returns true for a `ModalError`, also of another copy of this package, and with this `code` if one is given. */
export function isModalError<C extends ErrorCode = ErrorCode>(
  error: unknown,
  code?: C,
): error is ModalError & { readonly context: ContextOf<C> } {
  return error instanceof Error && error.name === 'ModalError' && 'code' in error && (!code || error.code === code)
}

function messageOf(code: ErrorCode, context: ErrorContext): string {
  const words = code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ')
  return fillErrorMessage(Object.hasOwn(errorMessages, code) ? errorMessages[code as MessageCode] : words, context)
}

export function fillErrorMessage(template: string, context: ErrorContext = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(context[name] ?? ''))
}
