import { catalogue } from './catalogue.js'
import type { LateCode } from './lateCatalogue.js'
import type { NodeErrorCode } from './node.js'
import type { RpcErrorCode } from './rpc.js'

/** The codes whose message is the code in words. */
type PlainCode =
  | 'ACCOUNT_NOT_SHARED'
  | 'ACT_UNSUPPORTED'
  | 'ADAPTER_NOT_FOUND'
  | 'ADDRESS_REQUIRED'
  | 'ALLOWED_CANCELLED'
  | 'ALLOWED_INTERRUPTED'
  | 'ALLOWED_REVERTED'
  | 'ALLOWED_STANDS'
  | 'ALLOWED_UNSEEN'
  | 'ALLOWED_WOULD_FAIL'
  | 'AUTH_CONNECTOR_MISSING'
  | 'CHAIN_ADAPTER_NOT_FOUND'
  | 'CODE_EXPIRED'
  | 'CODE_LOAD_FAILED'
  | 'CODE_WRONG'
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
  | 'FETCH_MISSING'
  | 'FORBIDDEN'
  | 'HTTP_FAILED'
  | 'INVALID_CONNECTION_STATUS'
  | 'INVALID_OPTION'
  | 'MODAL_CLOSED'
  | 'NAME_INVALID'
  | 'NOT_AUTHORIZED'
  | 'NOT_SIGNED_IN'
  | 'OFFLINE'
  | 'PACKAGE_MISSING'
  | 'PERMISSION_INVALID'
  | 'PERMISSION_KEPT'
  | 'PERMISSION_UNSUPPORTED'
  | 'ORIGIN_NOT_ALLOWED'
  | 'POPUP_BLOCKED'
  | 'POPUP_CLOSED'
  | 'RATE_LIMITED'
  | 'RESPONSE_INVALID'
  | 'RELAY_REFUSED'
  | 'RELAY_UNREACHABLE'
  | 'REQUEST_PENDING'
  | 'SEND_ADDRESS_INVALID'
  | 'SEND_AMOUNT_INVALID'
  | 'SEND_FEE_UP'
  | 'SEND_INTERRUPTED'
  | 'SEND_NOT_ENOUGH'
  | 'SEND_STOPPED'
  | 'SEND_TOO_LITTLE'
  | 'SEND_WOULD_FAIL'
  | 'SERVER_ERROR'
  | 'SESSIONS_UNREAD'
  | 'SESSION_EXPIRED'
  | 'SESSION_REFUSED'
  | 'SIGN_IN_REFUSED'
  | 'SIGN_IN_UNANSWERED'
  | 'SIGN_OUT_FAILED'
  | 'SMART_ACCOUNT_UNAVAILABLE'
  | 'SOCIAL_FAILED'
  | 'SWAP_ALLOWED_LESS'
  | 'SWAP_CANCELLED'
  | 'SWAP_EXPIRED'
  | 'SWAP_FEE_UP'
  | 'SWAP_INTERRUPTED'
  | 'SWAP_NO_PRICE'
  | 'SWAP_NOT_ENOUGH'
  | 'SWAP_PRICE_MOVED'
  | 'SWAP_REVERTED'
  | 'SWAP_UNSEEN'
  | 'SWAP_WOULD_FAIL'
  | 'UI_LOAD_FAILED'
  | 'UNKNOWN'
  | 'USER_REJECTED'
  | 'WALLET_LOCKED'
  | 'WALLET_NOT_FOUND'
  | 'WALLET_UNANSWERED'

export type CatalogueCode = keyof typeof catalogue
export type ErrorCode = CatalogueCode | LateCode | PlainCode | RpcErrorCode | NodeErrorCode | (string & {})
export type ErrorContext = Readonly<Record<string, unknown>>

/** What errors tell whose context has a form that others rely on. */
interface ErrorContexts {
  readonly ALLOWED_INTERRUPTED: { readonly what: 'account' | 'network' }
  readonly ALLOWED_WOULD_FAIL: { readonly ids: readonly string[]; readonly reason?: string | undefined }
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
  /** What the error is about; fills the placeholders of the message. */
  readonly context?: ErrorContext | undefined
  /** What was thrown underneath. */
  readonly cause?: unknown
  /** Replaces the catalogue's message. */
  readonly message?: string | undefined
}

/**
 * The one error class. `code` says what happened and is never reused, `message` is the specification's string,
 * `cause` what was thrown underneath. For a sentence that a visitor can read, see `describeError`.
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

/** Recognises a ModalError of any copy of this package, and where a code is given, one of it with what it tells. */
export function isModalError<C extends ErrorCode = ErrorCode>(
  error: unknown,
  code?: C,
): error is ModalError & { readonly context: ContextOf<C> } {
  return error instanceof Error && error.name === 'ModalError' && 'code' in error && (!code || error.code === code)
}

function messageOf(code: ErrorCode, context: ErrorContext): string {
  const words = code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ')
  return fillMessage(Object.hasOwn(catalogue, code) ? catalogue[code as CatalogueCode] : words, context)
}

/** A message with what it is about filled in. */
export function fillMessage(template: string, context: ErrorContext = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(context[name] ?? ''))
}
