import type { ModalContext } from '../../modal/context.js'
import { raiseAlert } from '../../notices/raiseAlert.js'
import type { alertTitles } from '../../state/notices.js'

const TIME_ADVICE = 'Check the time settings of this device, then connect again.'

// Alerts for the developer, by a text that errors of the relay and of services contain.
const ALERTS_BY_TEXT: readonly (readonly [words: string, code: keyof typeof alertTitles, advice?: string])[] = [
  ['Unauthorized: origin not allowed', 'APP_CONFIGURATION'],
  ['JWT validation error: JWT Token is not yet valid', 'SESSION_EXPIRED', TIME_ADVICE],
  ['JWT validation error: JWT Token has expired', 'SESSION_EXPIRED', TIME_ADVICE],
  ['Unauthorized: invalid key', 'APP_CONFIGURATION'],
]

/** Alerts the developer to an error of the relay, each only once. Returns false for a text that Foyer does not know. */
export function raiseRelayAlert(context: ModalContext, message: string): boolean {
  const match = ALERTS_BY_TEXT.find(([text]) => message.includes(text))
  if (!match) return false
  const [text, code, advice] = match
  raiseAlert(context, code, advice === undefined ? text : `${advice} (${text})`)
  return true
}
