import { isModalError } from '../../../errors/ModalError.js'
import type { ModalContext } from '../../../modal/context.js'
import { emitError } from '../../../notices/emitError.js'
import type { Account } from '../../../types/account.js'
import type { SocialProvider } from '../../../types/features.js'
import { rejectOnAbort } from '../../../utils/waiting.js'
import {
  connectWithEmail,
  type EmailLoginAction,
  sendEmailCode,
  verifyLoginCode,
  waitForEmailDevice,
} from './loginWithEmail.js'
import { loginWithFarcaster } from './loginWithFarcaster.js'
import { loginInWindow } from './loginWithSocial.js'
import { type LoginIdentity, reportLoginFailure, type SignInAttempt, signInAttempts } from './signInRun.js'
import { type SignInState, signInStore } from './signInStore.js'
import type { SocialWindow } from './socialWindow.js'

// None of these functions rejects: `signInStore` holds a failure.

/** @param isSent true to wait for the user who has got the link before a reload, without another e-mail */
export async function requestLoginCode(
  context: ModalContext,
  run: SignInAttempt,
  email: string,
  isSent = false,
): Promise<void> {
  const { namespace, controller } = run
  const { signal } = controller
  const { $state } = context.use(signInStore)
  try {
    let action: EmailLoginAction = isSent
      ? 'VERIFY_DEVICE'
      : await rejectOnAbort(sendEmailCode(context.modal, { email }), signal)
    if (action === 'VERIFY_DEVICE') {
      if (!isSent) $state.set({ status: 'device', email, sentAt: Date.now() })
      action = await rejectOnAbort(waitForEmailDevice(context.modal), signal)
    }
    if (action === 'CONNECT')
      return await completeLogin(context, {
        identity: { email },
        login: () => connectWithEmail(context, { namespace }),
        signal,
      })
    $state.set({ status: 'code', email, sentAt: Date.now(), isChecking: false, isWrong: false })
  } catch (cause) {
    reportLoginFailure(context, cause, { email }, signal)
  }
}

export async function submitLoginCode(context: ModalContext, code: string): Promise<void> {
  const { $state } = context.use(signInStore)
  const state = $state.get()
  const run = context.use(signInAttempts).current
  if (state.status !== 'code' || state.isChecking || !run) return
  const { email } = state
  const { signal } = run.controller
  $state.set({ ...state, isChecking: true, isWrong: false })
  try {
    await rejectOnAbort(verifyLoginCode(context, code), signal)
  } catch (cause) {
    if (signal.aborted) return
    if (!isModalError(cause, 'CODE_WRONG')) return reportLoginFailure(context, cause, { email }, signal)
    $state.set({ ...state, isChecking: false, isWrong: true })
    emitError(context.modal, cause)
    return
  }
  await completeLogin(context, {
    identity: { email },
    login: () => connectWithEmail(context, { ...run, signal }),
    signal,
  })
}

export async function runSocialLogin(
  context: ModalContext,
  run: SignInAttempt & { readonly provider: Exclude<SocialProvider, 'farcaster'>; readonly window: SocialWindow },
): Promise<void> {
  const { provider, namespace, window, controller } = run
  const { signal } = controller
  const { $state } = context.use(signInStore)
  const onAnswer = () => $state.set({ status: 'connecting', provider })
  const login = () => loginInWindow(context, { namespace, provider, window, signal, onAnswer })
  await completeLogin(context, { identity: { provider }, login, signal, before: { status: 'window', provider } })
}

export async function runFarcasterLogin(context: ModalContext, run: SignInAttempt): Promise<void> {
  const { $state } = context.use(signInStore)
  const { signal } = run.controller
  const login = () =>
    loginWithFarcaster(context.modal, {
      namespace: run.namespace,
      signal,
      onUrl: (url) => $state.set({ status: 'scan', url }),
      onAnswer: () => $state.set({ status: 'connecting', provider: 'farcaster' }),
    })
  await completeLogin(context, {
    identity: { provider: 'farcaster' },
    login,
    signal,
    before: { status: 'scan', url: undefined },
  })
}

interface Login {
  readonly identity: LoginIdentity
  readonly login: () => Promise<Account>
  readonly signal: AbortSignal
  /** State until the login answers. @default `connecting` */
  readonly before?: SignInState
}

async function completeLogin(
  context: ModalContext,
  { identity, login, signal, before = { status: 'connecting', ...identity } }: Login,
): Promise<void> {
  const { $state } = context.use(signInStore)
  if (signal.aborted) return
  $state.set(before)
  try {
    await login()
    if (!signal.aborted) $state.set({ status: 'connected', ...identity })
  } catch (cause) {
    reportLoginFailure(context, cause, identity, signal)
  }
}
