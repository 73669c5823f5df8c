import type { ModalContext } from '../../../context.js'
import { isModalError } from '../../../errors/ModalError.js'
import type { Account } from '../../../types/account.js'
import type { SocialProvider } from '../../../types/features.js'
import { untilAborted } from '../../../utils/waiting.js'
import { awaitDevice, type EmailAction, enterWithEmail, sendCode, verifyCode } from './loginWithEmail.js'
import { loginWithFarcaster } from './loginWithFarcaster.js'
import { loginWithSocial } from './loginWithSocial.js'
import { failLogin, type Run, runs, type Who } from './run.js'
import { type SignInState, signIn } from './signIn.js'
import type { SocialWindow } from './socialWindow.js'

// What follows the click in which a login began. None of it rejects: what comes of it is in the state.

/** Has a code sent, unless this device is known. */
export async function requestCode(context: ModalContext, run: Run, email: string): Promise<void> {
  const { namespace, controller } = run
  const { signal } = controller
  const { $state } = context.use(signIn)
  try {
    const action: EmailAction = await untilAborted(sendCode(context, { email }), signal)
    if (action === 'CONNECT')
      return await finish(context, { email }, () => enterWithEmail(context, { namespace }), signal)
    if (action === 'VERIFY_DEVICE') {
      $state.set({ status: 'device', email, sentAt: Date.now() })
      await untilAborted(awaitDevice(context), signal)
    }
    $state.set({ status: 'code', email, sentAt: Date.now(), isChecking: false, isWrong: false })
  } catch (cause) {
    failLogin(context, cause, { email }, signal)
  }
}

/** Six digits. What comes of it is in the state. */
export async function submitCode(context: ModalContext, code: string): Promise<void> {
  const { $state } = context.use(signIn)
  const state = $state.get()
  const run = context.use(runs).current
  if (state.status !== 'code' || state.isChecking || !run) return
  const { email } = state
  const { signal } = run.controller
  $state.set({ ...state, isChecking: true, isWrong: false })
  try {
    await untilAborted(verifyCode(context, { code }), signal)
  } catch (cause) {
    if (signal.aborted) return
    if (isModalError(cause, 'CODE_WRONG')) $state.set({ ...state, isChecking: false, isWrong: true })
    else failLogin(context, cause, { email }, signal)
    return
  }
  await finish(context, { email }, () => enterWithEmail(context, { ...run, signal }), signal)
}

/** Waits for what the visitor does in a provider's window. */
export async function followWindow(
  context: ModalContext,
  run: Run & { readonly provider: Exclude<SocialProvider, 'farcaster'>; readonly window: SocialWindow },
): Promise<void> {
  const { provider, namespace, window, controller } = run
  const { signal } = controller
  const { $state } = context.use(signIn)
  const onAnswer = () => $state.set({ status: 'connecting', provider })
  const login = () => loginWithSocial(context, { namespace, provider, window, signal, onAnswer })
  await finish(context, { provider }, login, signal, { status: 'window', provider })
}

/** Waits for what the visitor does in Farcaster. */
export async function scan(context: ModalContext, run: Run): Promise<void> {
  const { $state } = context.use(signIn)
  const { signal } = run.controller
  const login = () =>
    loginWithFarcaster(context, {
      namespace: run.namespace,
      signal,
      onUrl: (url) => $state.set({ status: 'scan', url }),
      onAnswer: () => $state.set({ status: 'connecting', provider: 'farcaster' }),
    })
  await finish(context, { provider: 'farcaster' }, login, signal, { status: 'scan', url: undefined })
}

/** The last part of every login: the wallet is connected, or the visitor reads why not. */
async function finish(
  context: ModalContext,
  who: Who,
  login: () => Promise<Account>,
  signal: AbortSignal,
  before: SignInState = { status: 'connecting', ...who },
): Promise<void> {
  const { $state } = context.use(signIn)
  if (signal.aborted) return
  $state.set(before)
  try {
    await login()
    if (!signal.aborted) $state.set({ status: 'connected', ...who })
  } catch (cause) {
    failLogin(context, cause, who, signal)
  }
}
