import type { AuthClient } from '@foyer/auth-frame'
import { track } from '../../../analytics/track.js'
import { isModalError, ModalError } from '../../../errors/ModalError.js'
import type { ModalContext } from '../../../modal/context.js'
import type { Modal } from '../../../modal/modal.js'
import { getContext } from '../../../modal/runtime.js'
import { emitErrorOnFailure } from '../../../notices/emitError.js'
import type { Account } from '../../../types/account.js'
import { approvalController } from '../approvalController.js'
import { embeddedError } from '../embeddedError.js'
import { loadEmbeddedWallet } from '../loadEmbeddedWallet.js'
import { createLoginStorage } from '../loginStorage.js'
import { type ConnectEmbeddedParameters, connectEmbeddedWallet } from './connectEmbeddedWallet.js'
import { checkEmailCooldown, parseEmail } from './emailCooldown.js'
import { requireSignInOption } from './requireSignInOption.js'

/**
 * Next step of a login by e-mail. `VERIFY_OTP`: the user enters the code in the e-mail. `VERIFY_DEVICE`: the user opens
 * the link in the e-mail, or follows the secure site's own instructions. `CONNECT`: the user is logged in at the secure
 * site, and the wallet can connect at once.
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
    await context.use(approvalController).watchHeight()
    const { action, isMailed } = await embedded
      .callFrame((client) => client.connectEmail(email))
      .catch(rethrowAsEmailCooldown)
    // Without a mail, the user may go back, and begin anew after a reload.
    if (isMailed !== false) {
      memory.storeEmailRequestTime()
      memory.set('emailAction', action)
    }
    memory.set('email', email)
    track(context, 'EMAIL_SUBMITTED')
    if (action === 'VERIFY_OTP') track(context, 'EMAIL_VERIFICATION_CODE_SENT')
    return action
  })
}

/**
 * Waits for the user, after `VERIFY_DEVICE`. Resolves with `VERIFY_OTP` once the secure site has sent a code for
 * `verifyEmailCode`, or with `CONNECT` if the user entered the code in the secure site's own window: then call `connect`
 * with the wallet `auth`.
 */
export async function waitForEmailDevice(modal: Modal): Promise<'VERIFY_OTP' | 'CONNECT'> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    const embedded = await loadEmbeddedWallet(context)
    const hideFrame = context.use(approvalController).showOnHeight()
    try {
      await embedded.callFrame(waitForDevice)
    } finally {
      hideFrame()
    }
    track(context, 'DEVICE_REGISTERED_FOR_EMAIL')
    const email = createLoginStorage(context.services.storage).get('email')
    const isLoggedIn = await embedded.callFrame(
      async (client) =>
        (await client.isConnected()).isConnected &&
        (await client.getUser()).email?.toLowerCase() === email?.toLowerCase(),
    )
    track(context, isLoggedIn ? 'EMAIL_VERIFICATION_CODE_PASS' : 'EMAIL_VERIFICATION_CODE_SENT')
    return isLoggedIn ? 'CONNECT' : 'VERIFY_OTP'
  })
}

/** Waits on after each timeout, as long as the frame answers: users may be slow to read an e-mail. */
const waitForDevice = (client: AuthClient): Promise<void> =>
  client.connectDevice().catch(async (cause: unknown) => {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'TIMED_OUT')) throw cause
    await client.isConnected()
    return waitForDevice(client)
  })

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
