import { track } from '../../../analytics/track.js'
import { isModalError, ModalError } from '../../../errors/ModalError.js'
import type { ModalContext } from '../../../modal/context.js'
import type { Modal } from '../../../modal/modal.js'
import { getContext } from '../../../modal/runtime.js'
import { emitErrorOnFailure } from '../../../notices/emitError.js'
import type { Account } from '../../../types/account.js'
import { embeddedError } from '../embeddedError.js'
import { loadEmbeddedWallet } from '../loadEmbeddedWallet.js'
import { createLoginStorage } from '../loginStorage.js'
import { type ConnectEmbeddedParameters, connectEmbeddedWallet } from './connectEmbeddedWallet.js'
import { checkEmailCooldown, parseEmail } from './emailCooldown.js'
import { requireSignInOption } from './requireSignInOption.js'

/**
 * Next step of a login by e-mail. `VERIFY_OTP`: the user enters the code in the e-mail. `VERIFY_DEVICE`: the user opens
 * the link in the e-mail, after which a code is sent. `CONNECT`: the secure site knows the device, and the wallet can
 * connect at once.
 */
export type EmailLoginAction = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'

export interface SendEmailCodeParameters {
  readonly email: string
}

/**
 * Starts an e-mail login to the embedded wallet, without UI. Resolves to the next step: for `VERIFY_OTP` call
 * `verifyEmailCode`, for `VERIFY_DEVICE` call `waitForEmailDevice`, for `CONNECT` call `connect` with the wallet
 * `auth`. Rejects with `EMAIL_INVALID`, `EMAIL_COOLDOWN` (`seconds` in its `context`), `AUTH_CONNECTOR_MISSING`,
 * `ORIGIN_NOT_ALLOWED`, `EMBEDDED_LOAD_FAILED`, `EMBEDDED_TIMED_OUT` or `EMBEDDED_FAILED`.
 */
export async function sendEmailCode(modal: Modal, { email: text }: SendEmailCodeParameters): Promise<EmailLoginAction> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    const email = parseEmail(text)
    checkEmailCooldown(context)
    await requireSignInOption(context, 'email')
    const memory = createLoginStorage(context.services.storage)
    const embedded = await loadEmbeddedWallet(context)
    const { action } = await embedded.callFrame((client) => client.connectEmail(email)).catch(rethrowAsEmailCooldown)
    memory.storeEmailRequestTime()
    memory.set('email', email)
    track(context, 'EMAIL_SUBMITTED')
    if (action === 'VERIFY_OTP') track(context, 'EMAIL_VERIFICATION_CODE_SENT')
    return action
  })
}

/**
 * Resolves once the user has opened the link in the e-mail, after `VERIFY_DEVICE`. The secure site then sends a code.
 */
export async function waitForEmailDevice(modal: Modal): Promise<void> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    const embedded = await loadEmbeddedWallet(context)
    await embedded.callFrame((client) => client.connectDevice())
    track(context, 'DEVICE_REGISTERED_FOR_EMAIL')
    track(context, 'EMAIL_VERIFICATION_CODE_SENT')
  })
}

export interface VerifyEmailCodeParameters extends ConnectEmbeddedParameters {
  /** Code of six digits, which the e-mail contains. */
  readonly code: string
}

/**
 * Submits the code that `sendEmailCode` requested, and connects the embedded wallet. Rejects with `CODE_WRONG`,
 * `CODE_EXPIRED`, or the errors of `connect`.
 */
export async function verifyEmailCode(modal: Modal, { code, ...rest }: VerifyEmailCodeParameters): Promise<Account> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    await verifyLoginCode(context, code)
    return connectWithEmail(context, rest)
  })
}

export async function verifyLoginCode(context: ModalContext, code: string): Promise<void> {
  const embedded = await loadEmbeddedWallet(context)
  try {
    await embedded.callFrame((client) => client.connectOtp(code))
    track(context, 'EMAIL_VERIFICATION_CODE_PASS')
  } catch (cause) {
    const error = toCodeError(cause)
    if (error instanceof ModalError) track(context, 'EMAIL_VERIFICATION_CODE_FAIL', { message: error.code })
    throw error
  }
}

export function connectWithEmail(context: ModalContext, parameters: ConnectEmbeddedParameters): Promise<Account> {
  const memory = createLoginStorage(context.services.storage)
  memory.set('social', undefined)
  memory.markEmailUsed()
  return connectEmbeddedWallet(context, parameters)
}

export function toCodeError(cause: unknown): unknown {
  if (!isModalError(cause, 'EMBEDDED_FAILED')) return cause
  const { message } = cause
  if (/expired|too many|no longer|used up|void/i.test(message))
    return new ModalError('CODE_EXPIRED', { message, cause })
  // After any other failure the code was not checked, so the user may enter the same code again.
  return /code|otp|match/i.test(message) ? new ModalError('CODE_WRONG', { message, cause }) : cause
}

export function rethrowAsEmailCooldown(cause: unknown): never {
  const [, seconds] = (cause instanceof Error && /try again (?:after|in) (\d+)/i.exec(cause.message)) || []
  throw seconds === undefined
    ? cause
    : embeddedError('EMAIL_COOLDOWN', { context: { seconds: Number(seconds) }, cause })
}
