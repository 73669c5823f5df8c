import type { SiwxErrorCode } from '../../errors/SiwxError.js'

export function toHttpStatus(code: SiwxErrorCode): 400 | 401 | 403 | 413 | 500 | 503 {
  if (code === 'MESSAGE_INVALID' || code === 'REQUEST_INVALID') return 400
  if (code === 'ORIGIN_NOT_ALLOWED') return 403
  if (code === 'REQUEST_TOO_LARGE') return 413
  if (code === 'SERVER_FAILED') return 500
  return code === 'VERIFIER_FAILED' ? 503 : 401
}
