import { ModalError } from '../../errors/ModalError.js'

/** The relay turns this page away: the page's owner can mend that, or the visitor, whose clock is behind or ahead. */
export function toRefusal(message: string): ModalError {
  const code = message.includes('JWT Token is not yet valid') ? 'DEVICE_TIME_WRONG' : 'RELAY_REFUSED'
  return new ModalError(code, { context: { message }, message })
}
