import { ModalError } from '@foyer/core/adapter'
import { findNamedError, getHttpStatus } from './findError.js'

export const isNodeFailure = (cause: unknown) => findNamedError(cause, 'HttpRequestError', 'TimeoutError') !== undefined

/** Maps the error of an unreachable node to `OFFLINE`, `RATE_LIMITED` or `HTTP_FAILED`. Rethrows other errors. */
export function rethrowNodeFailure(cause: unknown): never {
  if (!isNodeFailure(cause)) throw cause
  const failed = findNamedError(cause, 'HttpRequestError')
  const status = failed && getHttpStatus(failed)
  const isUnreached = failed !== undefined && status === undefined
  const code = isUnreached ? 'OFFLINE' : status === 429 ? 'RATE_LIMITED' : 'HTTP_FAILED'
  throw new ModalError(code, { context: { status }, cause })
}
