import { enterWithEmail, verifyCode } from '../features/embedded/signIn/loginWithEmail.js'
import type { Modal } from '../modal.js'
import type { Account } from '../types/account.js'
import type { Namespace } from '../types/caip.js'
import { contextOf } from './contextOf.js'

export interface VerifyEmailCodeParameters {
  /** Six digits. */
  readonly code: string
  /** @default the active one, where the embedded wallet can be used there */
  readonly namespace?: Namespace | undefined
}

/** The code that `sendEmailCode` had sent: connects the embedded wallet. Rejects with `CODE_WRONG`, `CODE_EXPIRED`, and what `connect` does. */
export async function verifyEmailCode(modal: Modal, { code, namespace }: VerifyEmailCodeParameters): Promise<Account> {
  const context = contextOf(modal)
  await verifyCode(context, { code })
  return enterWithEmail(context, { namespace })
}
