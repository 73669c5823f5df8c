import {
  askEmailChange,
  type EmailChangeAction,
  verifyNewEmail as newFlow,
  verifyOldEmail as oldFlow,
  type ProvedEmail,
} from '../features/embedded/signIn/changeEmail.js'
import type { Modal } from '../modal.js'
import { contextOf } from './contextOf.js'

export interface ChangeEmailParameters {
  readonly email: string
}

export interface VerifyEmailParameters {
  /** Six digits. */
  readonly code: string
}

/**
 * Gives the embedded wallet another e-mail address. Its frame asks the visitor whether that is meant. The answer says where a code was sent: `VERIFY_PRIMARY_OTP` to the
 * address that is left, for `verifyOldEmail`; `VERIFY_SECONDARY_OTP` to the new one, for `verifyNewEmail`. Rejects with
 * `EMAIL_INVALID`, `NOT_SIGNED_IN`, `EMAIL_COOLDOWN`, `EMBEDDED_FAILED`.
 */
export function changeEmail(modal: Modal, parameters: ChangeEmailParameters): Promise<EmailChangeAction> {
  return askEmailChange(contextOf(modal), parameters)
}

/** The code of the address that is left; one to the new address follows. Rejects with `CODE_WRONG` or `CODE_EXPIRED`. */
export function verifyOldEmail(modal: Modal, parameters: VerifyEmailParameters): Promise<void> {
  return oldFlow(contextOf(modal), parameters)
}

/**
 * The code of the new address, which it gives back: it is the visitor's from now on, or from the time that `from` says. Until
 * then the change can be stopped from the old address. Rejects with `CODE_WRONG` or `CODE_EXPIRED`.
 */
export function verifyNewEmail(modal: Modal, parameters: VerifyEmailParameters): Promise<ProvedEmail> {
  return newFlow(contextOf(modal), parameters)
}
