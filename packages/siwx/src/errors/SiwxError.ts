const messages = {
  MESSAGE_INVALID: 'The message is not a valid sign-in message',
  ADDRESS_INVALID: 'The address is not valid on this chain',
  ADDRESS_MISMATCH: 'The nonce was created for another address',
  CHAIN_NOT_ALLOWED: 'The chain is not accepted by this server',
  DOMAIN_MISMATCH: 'The message names another domain',
  URI_MISMATCH: 'The URI of the message is of another origin',
  NONCE_UNKNOWN: 'The nonce is used, expired, or from another browser',
  EXPIRED: 'The message has expired',
  NOT_YET_VALID: 'The message is not valid yet',
  CLIENT_MISSING: 'Contract accounts need a client for their chain: eip155({ clients })',
  SIGNATURE_INVALID: 'The signature does not match this account and message',
  VERIFIER_FAILED: 'The signature could not be verified',
  REQUEST_INVALID: 'The request is not a valid sign-in request',
  REQUEST_TOO_LARGE: 'The request is too large',
  ORIGIN_NOT_ALLOWED: 'The request comes from another origin',
  SERVER_FAILED: 'The server returned no valid response',
} as const

export type SiwxErrorCode = keyof typeof messages

export const isSiwxErrorCode = (code: unknown): code is SiwxErrorCode =>
  typeof code === 'string' && Object.hasOwn(messages, code)

export interface SiwxErrorOptions {
  readonly message?: string | undefined
  /** Name of the invalid field. Set with the code `MESSAGE_INVALID`. */
  readonly field?: string | undefined
  readonly cause?: unknown
}

export class SiwxError extends Error {
  override readonly name = 'SiwxError'
  readonly code: SiwxErrorCode
  readonly field: string | undefined

  constructor(code: SiwxErrorCode, { message, field, cause }: SiwxErrorOptions = {}) {
    const reported = message ?? messages[code]
    super(field === undefined ? reported : `${reported}: ${field}`, cause === undefined ? undefined : { cause })
    this.code = code
    this.field = field
  }
}

/** Returns true for a `SiwxError`, also of another copy of this package, and with this `code` if one is given. */
export function isSiwxError(error: unknown, code?: SiwxErrorCode): error is SiwxError {
  return error instanceof Error && error.name === 'SiwxError' && 'code' in error && (!code || error.code === code)
}
