import type { ModalContext } from '../../../modal/context.js'
import { embeddedError } from '../embeddedError.js'
import { createLoginStorage } from '../loginStorage.js'
import { EMAIL_COOLDOWN_MS } from './limits.js'

// Checks roughly whether a text is an e-mail address. The secure site validates it.
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
const MAX_EMAIL = 320

/** Returns the seconds until the user may request another code; 0 when allowed now. */
export function getEmailCooldownSeconds({ services }: ModalContext): number {
  const since = Date.now() - createLoginStorage(services.storage).getEmailRequestTime()
  // If the device's clock was set back, the stored time is in the future, which must not lock the user out.
  return since < 0 ? 0 : Math.max(0, Math.ceil((EMAIL_COOLDOWN_MS - since) / 1_000))
}

export function parseEmail(text: string): string {
  const email = text.trim()
  if (email.length > MAX_EMAIL || !EMAIL.test(email)) throw embeddedError('EMAIL_INVALID')
  return email
}

export function checkEmailCooldown(context: ModalContext): void {
  const seconds = getEmailCooldownSeconds(context)
  if (seconds > 0) throw embeddedError('EMAIL_COOLDOWN', { context: { seconds } })
}
