import { ModalError } from '../../errors/ModalError.js'
import { isRecord } from '../../utils/isRecord.js'

const EXPIRED_CODE = 6

/**
 * Converts a failure on the way to the wallet to `OFFLINE` or, if no answer came in time, to `WALLET_UNANSWERED`.
 * Returns an error of the wallet itself unchanged.
 */
export function toRequestError(thrown: unknown): unknown {
  const { code, message } = isRecord(thrown) ? thrown : {}
  const text = typeof message === 'string' ? message : ''
  if (code === EXPIRED_CODE || /request expired|failed to publish/i.test(text)) {
    return new ModalError('WALLET_UNANSWERED', { cause: thrown })
  }
  return /no internet connection detected/i.test(text) ? new ModalError('OFFLINE', { cause: thrown }) : thrown
}
