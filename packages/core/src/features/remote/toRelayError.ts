import { ModalError } from '../../errors/ModalError.js'

// The relay rejects an app's token outside of its validity of one day, which a wrong clock of the device causes.
export const CLOCK_ERROR_PATTERN = /JWT Token (is not yet valid|has expired)/

/**
 * Converts a refusal by the relay to `DEVICE_TIME_WRONG` if the user can fix it by setting the clock, else to
 * `RELAY_REFUSED`.
 */
export function toRelayError(message: string): ModalError {
  const code = CLOCK_ERROR_PATTERN.test(message) ? 'DEVICE_TIME_WRONG' : 'RELAY_REFUSED'
  return new ModalError(code, { context: { message }, message })
}
