import type { ModalContext } from '../../../context.js'
import { isModalError, ModalError } from '../../../errors/ModalError.js'
import { track } from '../../../flows/track.js'
import type { Account } from '../../../types/account.js'
import { embeddedError } from '../embeddedError.js'
import { loadEmbedded } from '../loadEmbedded.js'
import { createLoginMemory } from '../loginMemory.js'
import { checkCooldown, readEmail } from './cooldown.js'
import { type EnterParameters, enter } from './enter.js'
import { requireOffer } from './requireOffer.js'

/**
 * What comes next. `VERIFY_OTP`: a code was sent. `VERIFY_DEVICE`: a link was sent, and a code is once it was opened.
 * `CONNECT`: this device is known, and the wallet can be connected.
 */
export type EmailAction = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'

/**
 * Asks the secure site to let the owner of an address in. Rejects with `EMAIL_INVALID`, `EMAIL_COOLDOWN` (context:
 * `seconds`), `AUTH_CONNECTOR_MISSING`, `ORIGIN_NOT_ALLOWED`, `EMBEDDED_LOAD_FAILED`, `EMBEDDED_TIMED_OUT`, `EMBEDDED_FAILED`.
 */
export async function sendCode(
  context: ModalContext,
  { email: text }: { readonly email: string },
): Promise<EmailAction> {
  const email = readEmail(text)
  checkCooldown(context)
  await requireOffer(context, 'email')
  const memory = createLoginMemory(context.services.storage)
  const embedded = await loadEmbedded(context)
  const { action } = await embedded.ask((client) => client.connectEmail(email)).catch(rethrowCooldown)
  memory.askedForEmail()
  memory.set('email', email)
  track(context, 'EMAIL_SUBMITTED')
  if (action === 'VERIFY_OTP') track(context, 'EMAIL_VERIFICATION_CODE_SENT')
  return action
}

/** Resolves when the link that was sent has been opened: the code is on its way then. */
export async function awaitDevice(context: ModalContext): Promise<void> {
  const embedded = await loadEmbedded(context)
  await embedded.ask((client) => client.connectDevice())
  track(context, 'DEVICE_REGISTERED_FOR_EMAIL')
  track(context, 'EMAIL_VERIFICATION_CODE_SENT')
}

/** The six digits that were sent. Rejects with `CODE_WRONG` or `CODE_EXPIRED`. */
export async function verifyCode(context: ModalContext, { code }: { readonly code: string }): Promise<void> {
  const embedded = await loadEmbedded(context)
  try {
    await embedded.ask((client) => client.connectOtp(code))
    track(context, 'EMAIL_VERIFICATION_CODE_PASS')
  } catch (cause) {
    const error = toCodeError(cause)
    if (error instanceof ModalError) track(context, 'EMAIL_VERIFICATION_CODE_FAIL', { message: error.code })
    throw error
  }
}

/** The code was right, or none was needed: the wallet is connected. */
export function enterWithEmail(context: ModalContext, parameters: EnterParameters): Promise<Account> {
  const memory = createLoginMemory(context.services.storage)
  memory.set('social', undefined)
  memory.useEmail()
  return enter(context, parameters)
}

/** What the secure site says of a code. */
export function toCodeError(cause: unknown): unknown {
  if (!isModalError(cause, 'EMBEDDED_FAILED')) return cause
  const { message } = cause
  if (/expired|too many|no longer|used up|void/i.test(message))
    return new ModalError('CODE_EXPIRED', { message, cause })
  // A site that is out of order says nothing of the code, which may be right.
  return /code|otp|match/i.test(message) ? new ModalError('CODE_WRONG', { message, cause }) : cause
}

/** The secure site keeps a clock of its own. */
export function rethrowCooldown(cause: unknown): never {
  const [, seconds] = (cause instanceof Error && /try again (?:after|in) (\d+)/i.exec(cause.message)) || []
  throw seconds === undefined
    ? cause
    : embeddedError('EMAIL_COOLDOWN', { context: { seconds: Number(seconds) }, cause })
}
