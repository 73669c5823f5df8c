import { isModalError } from '../../../errors/ModalError.js'
import { toModalError } from '../../../errors/toModalError.js'
import type { ModalContext, Service } from '../../../modal/context.js'
import { emitError } from '../../../notices/emitError.js'
import { rejectOnAbort, startTimer } from '../../../utils/waiting.js'
import { changeEmail, fetchCurrentEmail, storeEmail, verifyNewEmail, verifyOldEmail } from './changeEmail.js'
import { parseEmail } from './emailCooldown.js'
import { EMAIL_COOLDOWN_MS } from './limits.js'
import { signInStore } from './signInStore.js'
import type { EmailRefusal } from './startSignIn.js'

const EMAIL_CHANGE_POLL_MS = 1_000

const emailChangeAttempt: Service<{ current: AbortController | undefined }> = {
  create: () => ({ current: undefined }),
}

export function startEmailChange(context: ModalContext, text: string): EmailRefusal | undefined {
  let newEmail: string
  try {
    newEmail = parseEmail(text)
  } catch {
    return { reason: 'invalid' }
  }
  const seconds = getSecondsLeft(context)
  if (seconds > 0) return { reason: 'cooldown', seconds }
  const { signal } = beginAttempt(context)
  context.use(signInStore).$change.set({ status: 'sending', newEmail })
  void requestEmailChange(context, newEmail, signal)
  return undefined
}

/** Starts the e-mail change again, to send new codes. Refuses if the last code was sent less than 30 s ago. */
export function resendEmailChangeCode(context: ModalContext): EmailRefusal | undefined {
  const change = context.use(signInStore).$change.get()
  return 'newEmail' in change ? startEmailChange(context, change.newEmail) : { reason: 'invalid' }
}

async function requestEmailChange(context: ModalContext, newEmail: string, signal: AbortSignal): Promise<void> {
  try {
    const step = await rejectOnAbort(changeEmail(context.modal, { email: newEmail, signal }), signal)
    if (step.action === 'CHANGED') return completeChange(context, step.newEmail, step.from)
    showCodeForm(context, step.action === 'VERIFY_PRIMARY_OTP' ? 'primary' : 'secondary', newEmail)
    pollCurrentEmail(context, newEmail, signal)
  } catch (cause) {
    // The user canceled the change in the frame.
    if (isModalError(cause, 'USER_REJECTED') && !signal.aborted) cancelEmailChange(context)
    else reportFailure(context, newEmail, cause, signal)
  }
}

export async function submitEmailChangeCode(context: ModalContext, code: string): Promise<void> {
  const { $change } = context.use(signInStore)
  const change = $change.get()
  const signal = context.use(emailChangeAttempt).current?.signal
  if ((change.status !== 'primary' && change.status !== 'secondary') || change.isChecking || !signal) return
  const { newEmail } = change
  $change.set({ ...change, isChecking: true, isWrong: false })
  try {
    if (change.status === 'primary') {
      await rejectOnAbort(verifyOldEmail(context.modal, { code }), signal)
      showCodeForm(context, 'secondary', newEmail)
    } else {
      const { from } = await rejectOnAbort(verifyNewEmail(context.modal, { code }), signal)
      completeChange(context, newEmail, from)
    }
  } catch (cause) {
    if (isModalError(cause, 'CODE_WRONG')) $change.set({ ...change, isChecking: false, isWrong: true })
    else reportFailure(context, newEmail, cause, signal)
  }
}

export function cancelEmailChange(context: ModalContext): void {
  const attempts = context.use(emailChangeAttempt)
  attempts.current?.abort()
  attempts.current = undefined
  context.use(signInStore).$change.set({ status: 'idle' })
}

function beginAttempt(context: ModalContext): AbortController {
  const attempts = context.use(emailChangeAttempt)
  attempts.current?.abort()
  attempts.current = new AbortController()
  return attempts.current
}

function showCodeForm(context: ModalContext, status: 'primary' | 'secondary', newEmail: string): void {
  context.use(signInStore).$change.set({ status, newEmail, sentAt: Date.now(), isChecking: false, isWrong: false })
}

function completeChange(context: ModalContext, newEmail: string, from?: number): void {
  context.use(emailChangeAttempt).current?.abort()
  context.use(signInStore).$change.set({ status: 'done', newEmail, ...(from !== undefined && { from }) })
}

function pollCurrentEmail(context: ModalContext, newEmail: string, signal: AbortSignal): void {
  startTimer(EMAIL_CHANGE_POLL_MS, AbortSignal.any([signal, context.signal]), () => {
    fetchCurrentEmail(context)
      .then((email) => {
        if (signal.aborted) return
        if (email?.toLowerCase() !== newEmail.toLowerCase()) return pollCurrentEmail(context, newEmail, signal)
        storeEmail(context, newEmail)
        completeChange(context, newEmail)
      })
      .catch(() => {
        if (!signal.aborted) pollCurrentEmail(context, newEmail, signal)
      })
  })
}

function getSecondsLeft(context: ModalContext): number {
  const change = context.use(signInStore).$change.get()
  return 'sentAt' in change ? Math.max(0, Math.ceil((change.sentAt + EMAIL_COOLDOWN_MS - Date.now()) / 1_000)) : 0
}

function reportFailure(context: ModalContext, newEmail: string, cause: unknown, signal: AbortSignal): void {
  if (signal.aborted || context.signal.aborted) return
  const error = toModalError(cause)
  context.use(signInStore).$change.set({ status: 'failed', newEmail, error })
  emitError(context.modal, error)
}
