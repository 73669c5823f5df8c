import { awaitDevice, type EmailAction, sendCode } from '../features/embedded/signIn/loginWithEmail.js'
import type { Modal } from '../modal.js'
import { contextOf } from './contextOf.js'

export interface SendEmailCodeParameters {
  readonly email: string
}

/**
 * Lets the owner of an e-mail address into their embedded wallet, without any UI. The answer says what comes next:
 * `VERIFY_OTP` a code was sent, for `verifyEmailCode`; `VERIFY_DEVICE` a link was sent, wait with `awaitEmailDevice`;
 * `CONNECT` this device is known, and `connect` with the wallet `auth` does the rest.
 *
 * Rejects with `EMAIL_INVALID`, `EMAIL_COOLDOWN` (context: `seconds`), `AUTH_CONNECTOR_MISSING`, `ORIGIN_NOT_ALLOWED`,
 * `EMBEDDED_LOAD_FAILED`, `EMBEDDED_TIMED_OUT`, `EMBEDDED_FAILED`.
 */
export function sendEmailCode(modal: Modal, parameters: SendEmailCodeParameters): Promise<EmailAction> {
  return sendCode(contextOf(modal), parameters)
}

/** Resolves when the link was opened that `VERIFY_DEVICE` speaks of. A code is on its way then. */
export function awaitEmailDevice(modal: Modal): Promise<void> {
  return awaitDevice(contextOf(modal))
}
