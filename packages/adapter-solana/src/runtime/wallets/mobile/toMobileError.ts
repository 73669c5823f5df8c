import { ModalError } from '@foyer/core/adapter'
import { isRecord } from '../../chainReader/accounts/values.js'

// https://solana-mobile.github.io/mobile-wallet-adapter/spec/spec.html#errors
const AUTHORIZATION_FAILED = -1
const NOT_SIGNED = -3
const METHOD_NOT_FOUND = -32_601

/** Maps an error of the Mobile Wallet Adapter library or of a wallet app. Returns others as they are. */
export function toMobileError(cause: unknown): unknown {
  const code = isRecord(cause) ? cause.code : undefined
  switch (code) {
    case AUTHORIZATION_FAILED:
    case NOT_SIGNED:
      return new ModalError('USER_REJECTED', { cause })
    case METHOD_NOT_FOUND:
      return new ModalError('METHOD_UNSUPPORTED', { cause })
    case 'ERROR_WALLET_NOT_FOUND':
      return new ModalError('WALLET_NOT_FOUND', { cause })
    // The app closed the socket, or never opened it.
    case 'ERROR_SESSION_CLOSED':
    case 'ERROR_SESSION_TIMEOUT':
    case 'ERROR_LOOPBACK_ACCESS_BLOCKED':
      return new ModalError('CONNECT_FAILED', { cause })
    default:
      return cause
  }
}
