/** What went wrong, and what is said where nothing better is known. */
const messages = {
  LOAD_FAILED: 'Unable to load email login dependency',
  ABORTED: 'Request was aborted',
  FAILED: 'Something went wrong',
  UNKNOWN: 'An error occurred',
  FRAME_MISSING: 'iframe is not set',
  PARENT_MISSING: 'parent is not set',
  TIMED_OUT: 'Embedded Wallet Request Timed Out',
  ANSWERED: 'The request was declined',
  INVALID_PARAMS: 'Invalid params',
  METHOD_UNKNOWN: 'The method is not supported',
  NOT_ALLOWED: 'Unauthorized: origin not allowed',
} as const

export type AuthFrameErrorCode = keyof typeof messages

export interface AuthFrameErrorOptions {
  /** Replaces the catalogue's message. */
  readonly message?: string | undefined
  /** The JSON-RPC code, for whoever asked: 4001 when the visitor declined. */
  readonly rpcCode?: number | undefined
  readonly cause?: unknown
}

/**
 * The one error class of both ends. `code` says what happened: `ANSWERED` that the other end said no, in its own words.
 * A handler of the host throws one to say something; what else it throws is told as `FAILED`.
 */
export class AuthFrameError extends Error {
  override readonly name = 'AuthFrameError'
  readonly code: AuthFrameErrorCode
  readonly rpcCode: number | undefined

  constructor(code: AuthFrameErrorCode, { message, rpcCode, cause }: AuthFrameErrorOptions = {}) {
    super(message ?? messages[code], cause === undefined ? undefined : { cause })
    this.code = code
    this.rpcCode = rpcCode
  }
}

/** Recognises an AuthFrameError of any copy of this package, and its code where one is given. */
export function isAuthFrameError(error: unknown, code?: AuthFrameErrorCode): error is AuthFrameError {
  return error instanceof Error && error.name === 'AuthFrameError' && 'code' in error && (!code || error.code === code)
}
