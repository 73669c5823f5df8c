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
  readonly message?: string | undefined
  /** JSON-RPC code of a failed wallet request, such as 4001 if the user declined. */
  readonly rpcCode?: number | undefined
  readonly cause?: unknown
}

/**
 * Represents a failure between app and frame, named by `code`. With `ANSWERED`, `message` is the text that the other
 * side sent. A handler in the frame throws this error to send its message to the app; any other error reaches the app
 * as `FAILED`, without its message.
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

/** Returns true for an `AuthFrameError`, also of another copy of this package, and with this `code` if one is given. */
export function isAuthFrameError(error: unknown, code?: AuthFrameErrorCode): error is AuthFrameError {
  return error instanceof Error && error.name === 'AuthFrameError' && 'code' in error && (!code || error.code === code)
}
