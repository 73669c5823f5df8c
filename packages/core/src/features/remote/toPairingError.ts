import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'

/** The wallet cannot: networks, methods, events, accounts, namespaces. */
const UNSUPPORTED = [5100, 5101, 5102, 5103, 5104]

/** What came of an offer: `USER_REJECTED`, `SESSION_REFUSED`, `SESSION_EXPIRED`, or what else was thrown. */
export function toPairingError(thrown: unknown): ModalError {
  const { code, message } = (thrown ?? {}) as { readonly code?: unknown; readonly message?: unknown }
  if (typeof code === 'number' && UNSUPPORTED.includes(code))
    return new ModalError('SESSION_REFUSED', { cause: thrown })
  if (typeof message === 'string' && /expired/i.test(message))
    return new ModalError('SESSION_EXPIRED', { cause: thrown })
  return toModalError(thrown)
}
