/** What went wrong, and what is said where nothing better is known. */
const messages = {
  MESSAGE_INVALID: 'The message is no sign-in message',
  ADDRESS_INVALID: 'The address is none of this chain',
  ADDRESS_MISMATCH: 'The nonce was made for another address',
  CHAIN_NOT_ALLOWED: 'This chain is not one to sign in with here',
  DOMAIN_MISMATCH: 'The message was signed for another site',
  URI_MISMATCH: 'The message was signed for another address of the web',
  NONCE_UNKNOWN: 'The nonce is used up, too old or not of this browser',
  EXPIRED: 'The message has expired',
  NOT_YET_VALID: 'The message is not valid yet',
  SIGNATURE_INVALID: 'The signature is not of this account and this message',
  VERIFIER_FAILED: 'The signature could not be checked',
  REQUEST_INVALID: 'The request is not one of signing in',
  REQUEST_TOO_LARGE: 'The request is too large',
  ORIGIN_NOT_ALLOWED: 'The request comes from another site',
  SERVER_FAILED: 'The server gave no answer that could be used',
} as const

export type SiwxErrorCode = keyof typeof messages

/** True for a code of this package. */
export const isSiwxErrorCode = (code: unknown): code is SiwxErrorCode =>
  typeof code === 'string' && Object.hasOwn(messages, code)

export interface SiwxErrorOptions {
  /** Replaces the catalogue's message. */
  readonly message?: string | undefined
  /** Of `MESSAGE_INVALID`: the part of the message that is wrong. */
  readonly field?: string | undefined
  readonly cause?: unknown
}

/** The one error class of this package. `code` says what happened. */
export class SiwxError extends Error {
  override readonly name = 'SiwxError'
  readonly code: SiwxErrorCode
  readonly field: string | undefined

  constructor(code: SiwxErrorCode, { message, field, cause }: SiwxErrorOptions = {}) {
    const told = message ?? messages[code]
    super(field === undefined ? told : `${told}: ${field}`, cause === undefined ? undefined : { cause })
    this.code = code
    this.field = field
  }
}

/** Recognises a SiwxError of any copy of this package, and its code where one is given. */
export function isSiwxError(error: unknown, code?: SiwxErrorCode): error is SiwxError {
  return error instanceof Error && error.name === 'SiwxError' && 'code' in error && (!code || error.code === code)
}
