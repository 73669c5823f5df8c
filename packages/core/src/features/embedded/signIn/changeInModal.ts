import { EMAIL_CHANGE_POLL, EMAIL_COOLDOWN } from '../../../constants.js'
import type { ModalContext, Part } from '../../../context.js'
import { isModalError } from '../../../errors/ModalError.js'
import { toModalError } from '../../../errors/toModalError.js'
import { delay, untilAborted } from '../../../utils/waiting.js'
import { askEmailChange, readCurrentEmail, takeEmail, verifyNewEmail, verifyOldEmail } from './changeEmail.js'
import { readEmail } from './cooldown.js'
import type { EmailRefusal } from './inModal.js'
import { signIn } from './signIn.js'

/** The change that is going on. */
const changes: Part<{ current: AbortController | undefined }> = {
  create: () => ({ current: undefined }),
}

/** Another address: a code to the one that is left, if there is one, and a code to the new one. */
export function startEmailChange(context: ModalContext, text: string): EmailRefusal | undefined {
  let newEmail: string
  try {
    newEmail = readEmail(text)
  } catch {
    return { reason: 'invalid' }
  }
  const seconds = secondsLeft(context)
  if (seconds > 0) return { reason: 'cooldown', seconds }
  const { signal } = begin(context)
  context.use(signIn).$change.set({ status: 'sending', newEmail })
  void ask(context, newEmail, signal)
  return undefined
}

/** The codes again, from the first. Refused while the last one is younger than 30 s. */
export function resendChangeCode(context: ModalContext): EmailRefusal | undefined {
  const change = context.use(signIn).$change.get()
  return 'newEmail' in change ? startEmailChange(context, change.newEmail) : { reason: 'invalid' }
}

async function ask(context: ModalContext, newEmail: string, signal: AbortSignal): Promise<void> {
  try {
    const action = await untilAborted(askEmailChange(context, { email: newEmail, signal }), signal)
    show(context, action === 'VERIFY_PRIMARY_OTP' ? 'primary' : 'secondary', newEmail)
    poll(context, newEmail, signal)
  } catch (cause) {
    // They said no in the frame: nothing has gone wrong.
    if (isModalError(cause, 'USER_REJECTED') && !signal.aborted) leaveEmailChange(context)
    else fail(context, newEmail, cause, signal)
  }
}

/** The digits for the step that is on. What comes of it is in the state. */
export async function submitChangeCode(context: ModalContext, code: string): Promise<void> {
  const { $change } = context.use(signIn)
  const change = $change.get()
  const signal = context.use(changes).current?.signal
  if ((change.status !== 'primary' && change.status !== 'secondary') || change.isChecking || !signal) return
  const { newEmail } = change
  $change.set({ ...change, isChecking: true, isWrong: false })
  try {
    if (change.status === 'primary') {
      await untilAborted(verifyOldEmail(context, { code }), signal)
      show(context, 'secondary', newEmail)
    } else {
      const { from } = await untilAborted(verifyNewEmail(context, { code }), signal)
      finish(context, newEmail, from)
    }
  } catch (cause) {
    if (isModalError(cause, 'CODE_WRONG')) $change.set({ ...change, isChecking: false, isWrong: true })
    else fail(context, newEmail, cause, signal)
  }
}

/** The visitor has left changing the address: the old one stays. */
export function leaveEmailChange(context: ModalContext): void {
  const all = context.use(changes)
  all.current?.abort()
  all.current = undefined
  context.use(signIn).$change.set({ status: 'idle' })
}

function begin(context: ModalContext): AbortController {
  const all = context.use(changes)
  all.current?.abort()
  all.current = new AbortController()
  return all.current
}

function show(context: ModalContext, status: 'primary' | 'secondary', newEmail: string): void {
  context.use(signIn).$change.set({ status, newEmail, sentAt: Date.now(), isChecking: false, isWrong: false })
}

function finish(context: ModalContext, newEmail: string, from?: number): void {
  context.use(changes).current?.abort()
  context.use(signIn).$change.set({ status: 'done', newEmail, ...(from !== undefined && { from }) })
}

/** The change may be confirmed elsewhere, on another device or in another tab. */
function poll(context: ModalContext, newEmail: string, signal: AbortSignal): void {
  delay(EMAIL_CHANGE_POLL, AbortSignal.any([signal, context.signal]), () => {
    readCurrentEmail(context)
      .then((email) => {
        if (signal.aborted) return
        if (email?.toLowerCase() !== newEmail.toLowerCase()) return poll(context, newEmail, signal)
        takeEmail(context, newEmail)
        finish(context, newEmail)
      })
      .catch(() => {
        if (!signal.aborted) poll(context, newEmail, signal)
      })
  })
}

function secondsLeft(context: ModalContext): number {
  const change = context.use(signIn).$change.get()
  return 'sentAt' in change ? Math.max(0, Math.ceil((change.sentAt + EMAIL_COOLDOWN - Date.now()) / 1_000)) : 0
}

function fail(context: ModalContext, newEmail: string, cause: unknown, signal: AbortSignal): void {
  if (signal.aborted || context.signal.aborted) return
  const error = toModalError(cause)
  context.use(signIn).$change.set({ status: 'failed', newEmail, error })
  context.services.events.emit('error', error)
}
