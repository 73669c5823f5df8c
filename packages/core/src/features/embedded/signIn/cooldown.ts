import { EMAIL_COOLDOWN } from '../../../constants.js'
import type { ModalContext } from '../../../context.js'
import { embeddedError } from '../embeddedError.js'
import { createLoginMemory } from '../loginMemory.js'

/** One `@`, something on either side of it, and a domain with a dot. The secure site has the last word. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
const MAX_EMAIL = 320

/** Whole seconds until the next code may be asked for; 0 when it may be now. */
export function cooldownLeft({ services }: ModalContext): number {
  const since = Date.now() - createLoginMemory(services.storage).lastEmailAt()
  // A clock that was put back must not lock anybody out.
  return since < 0 ? 0 : Math.max(0, Math.ceil((EMAIL_COOLDOWN - since) / 1_000))
}

/** Throws `EMAIL_INVALID`. Gives the address without the blanks that come with pasting. */
export function readEmail(text: string): string {
  const email = text.trim()
  if (email.length > MAX_EMAIL || !EMAIL.test(email)) throw embeddedError('EMAIL_INVALID')
  return email
}

/** Throws `EMAIL_COOLDOWN`, with the `seconds` that are left. */
export function checkCooldown(context: ModalContext): void {
  const seconds = cooldownLeft(context)
  if (seconds > 0) throw embeddedError('EMAIL_COOLDOWN', { context: { seconds } })
}
