import type { ModalContext } from '../../context.js'
import { raiseAlert } from '../../flows/raiseAlert.js'
import type { alerts } from '../../stores/notices.js'

const TIME_ADVICE = 'Check the time settings of this device, then connect again.'

/** What a relay or service says when it turns a client away, the alert it stands for, and what helps. */
const alertOf: readonly (readonly [words: string, code: keyof typeof alerts, advice?: string])[] = [
  ['Unauthorized: origin not allowed', 'APP_CONFIGURATION'],
  ['JWT validation error: JWT Token is not yet valid', 'SESSION_EXPIRED', TIME_ADVICE],
  ['JWT validation error: JWT Token has expired', 'SESSION_EXPIRED', TIME_ADVICE],
  ['Unauthorized: invalid key', 'APP_CONFIGURATION'],
]

/** Raises the alert for a provider's words, each of them once. False for words that mean nothing special. */
export function reportProviderMessage(context: ModalContext, message: string): boolean {
  const found = alertOf.find(([words]) => message.includes(words))
  if (!found) return false
  const [words, code, advice] = found
  raiseAlert(context, code, advice === undefined ? words : `${advice} (${words})`)
  return true
}
