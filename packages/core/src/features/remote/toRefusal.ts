import { ModalError } from '../../errors/ModalError.js'

/** A token is made for now and lasts a day: one from the future, or long over, was made by a clock that is wrong. */
export const WRONG_TIME = /JWT Token (is not yet valid|has expired)/

/** The relay turns this page away: the page's owner can mend that, or the visitor, whose clock is behind or ahead. */
export function toRefusal(message: string): ModalError {
  const code = WRONG_TIME.test(message) ? 'DEVICE_TIME_WRONG' : 'RELAY_REFUSED'
  return new ModalError(code, { context: { message }, message })
}
