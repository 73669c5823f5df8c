import { EMBEDDED_WALLET_ID } from '../../../adapter/walletIds.js'
import { track } from '../../../analytics/track.js'
import { ModalError } from '../../../errors/ModalError.js'
import type { ModalContext } from '../../../modal/context.js'
import type { Modal } from '../../../modal/modal.js'
import { getContext } from '../../../modal/runtime.js'
import { emitErrorOnFailure } from '../../../notices/emitError.js'
import { approvalController } from '../approvalController.js'
import { embeddedError } from '../embeddedError.js'
import { loadEmbeddedWallet } from '../loadEmbeddedWallet.js'
import { createLoginStorage } from '../loginStorage.js'
import { parseEmail } from './emailCooldown.js'
import { rethrowAsEmailCooldown, toCodeError } from './loginWithEmail.js'

const REJECTED_RPC_CODE = 4001

export interface ChangeEmailParameters {
  readonly email: string
  readonly signal?: AbortSignal | undefined
}

export interface VerifyEmailParameters {
  /** Code of six digits, which the e-mail contains. */
  readonly code: string
}

/**
 * Names the next step. `PRIMARY`: a code was sent to the old address. `SECONDARY`: to the new one. `CHANGED`: nothing
 * is left, as the user has entered both codes in the secure site's own window.
 */
export type EmailChangeStep =
  | { readonly action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP' }
  | ({ readonly action: 'CHANGED' } & VerifiedEmail)

/**
 * Starts to change the e-mail address of the embedded wallet; the user confirms in the secure site's frame. Resolves to
 * the next step: after `VERIFY_PRIMARY_OTP`, call `verifyOldEmail` with the code sent to the old address; after
 * `VERIFY_SECONDARY_OTP`, call `verifyNewEmail` with the code sent to the new one; after `CHANGED`, nothing. Rejects
 * with `EMAIL_INVALID`, `NOT_SIGNED_IN`, `EMAIL_COOLDOWN`, `USER_REJECTED` or `EMBEDDED_FAILED`.
 */
export async function changeEmail(
  modal: Modal,
  { email: text, signal }: ChangeEmailParameters,
): Promise<EmailChangeStep> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    const email = parseEmail(text)
    if (!signedInNamespaces(context).length) throw embeddedError('NOT_SIGNED_IN')
    const embedded = await loadEmbeddedWallet(context)
    track(context, 'EMAIL_EDIT')
    const hideFrame = await context.use(approvalController).showForPrompt()
    try {
      const {
        action,
        newEmail = email,
        from,
      } = await embedded.callFrame((client) => client.updateEmail(email, { signal })).catch(rethrowRefusal)
      if (action !== 'CHANGED') return { action }
      if (from === undefined) storeEmail(context, newEmail)
      return { action, newEmail, ...(from !== undefined && { from }) }
    } finally {
      hideFrame()
    }
  })
}

/**
 * Submits the code sent to the old address; the secure site then sends a code to the new address. Rejects with
 * `CODE_WRONG` or `CODE_EXPIRED`.
 */
export async function verifyOldEmail(modal: Modal, { code }: VerifyEmailParameters): Promise<void> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    const embedded = await loadEmbeddedWallet(context)
    await embedded.callFrame((client) => client.updateEmailPrimaryOtp(code)).catch(rethrowCode)
  })
}

export interface VerifiedEmail {
  readonly newEmail: string
  /**
   * Time when the new address becomes active, in ms since 1970; absent when it is active already. Until then, the owner
   * of the old address can cancel the change.
   */
  readonly from?: number | undefined
}

/**
 * Submits the code sent to the new address and resolves with that address. Rejects with `CODE_WRONG` or `CODE_EXPIRED`.
 */
export async function verifyNewEmail(modal: Modal, { code }: VerifyEmailParameters): Promise<VerifiedEmail> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    const embedded = await loadEmbeddedWallet(context)
    const verified = await embedded.callFrame((client) => client.updateEmailSecondaryOtp(code)).catch(rethrowCode)
    if (verified.from === undefined) storeEmail(context, verified.newEmail)
    return verified
  })
}

/** Reads the user's e-mail address from the secure site, because the user may have changed it on another device. */
export async function fetchCurrentEmail(context: ModalContext): Promise<string | undefined> {
  const embedded = await loadEmbeddedWallet(context)
  const { email } = await embedded.callFrame((client) => client.getUser())
  return email ?? undefined
}

export function storeEmail(context: ModalContext, email: string): void {
  const { accounts } = context.stores
  createLoginStorage(context.services.storage).set('email', email)
  for (const namespace of signedInNamespaces(context)) {
    accounts.update(namespace, { user: { ...accounts.get(namespace).user, email } })
  }
}

function signedInNamespaces({ stores }: ModalContext) {
  return stores.connections.namespaces().filter((each) => stores.connections.live(each, EMBEDDED_WALLET_ID))
}

function rethrowRefusal(cause: unknown): never {
  const frameError = cause instanceof Error ? cause.cause : undefined
  if (frameError instanceof Error && 'rpcCode' in frameError && frameError.rpcCode === REJECTED_RPC_CODE) {
    throw new ModalError('USER_REJECTED', { cause })
  }
  return rethrowAsEmailCooldown(cause)
}

function rethrowCode(cause: unknown): never {
  throw toCodeError(cause)
}
