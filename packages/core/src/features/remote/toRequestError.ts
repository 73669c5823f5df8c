import { ModalError } from '../../errors/ModalError.js'
import { isRecord } from '../../utils/isRecord.js'

/** WalletConnect's own code for a question that nobody has answered in time. */
const EXPIRED = 6

/**
 * What came of a question to a wallet on another device, where it is not what the wallet said: it did not answer in time, or
 * nobody can tell whether it was ever asked (`WALLET_UNANSWERED`), or the browser is offline.
 */
export function toRequestError(thrown: unknown): unknown {
  const { code, message } = isRecord(thrown) ? thrown : {}
  const words = typeof message === 'string' ? message : ''
  if (code === EXPIRED || /request expired|failed to publish/i.test(words)) {
    return new ModalError('WALLET_UNANSWERED', { cause: thrown })
  }
  return /no internet connection detected/i.test(words) ? new ModalError('OFFLINE', { cause: thrown }) : thrown
}
