import { AUTH_WALLET_ID } from '../../../constants.js'
import type { ModalContext } from '../../../context.js'
import { isModalError, type ModalError } from '../../../errors/ModalError.js'
import { toModalError } from '../../../errors/toModalError.js'
import { track } from '../../../flows/track.js'
import { serviceUrl } from '../../../services/serviceUrl.js'
import type { Account } from '../../../types/account.js'
import type { SocialProvider } from '../../../types/features.js'
import type { Route } from '../../../types/views.js'
import { untilAborted } from '../../../utils/waiting.js'
import { loadEmbedded } from '../loadEmbedded.js'
import { createLoginMemory } from '../loginMemory.js'
import { cooldownLeft, readEmail } from './cooldown.js'
import { isSigningIn } from './isSigningIn.js'
import { awaitDevice, type EmailAction, enterWithEmail, sendCode, verifyCode } from './loginWithEmail.js'
import { loginWithFarcaster } from './loginWithFarcaster.js'
import { loginWithSocial } from './loginWithSocial.js'
import { beginRun, runs, type SignInTarget } from './run.js'
import { type SignInState, signIn } from './signIn.js'
import { openSocialWindow } from './socialWindow.js'

/** A code that was sent is good for so long. Milliseconds. */
const CODE_LIFETIME = 600_000

/** Why an address is not taken. `seconds` until the next code may be asked for. */
export type EmailRefusal = { readonly reason: 'invalid' } | { readonly reason: 'cooldown'; readonly seconds: number }

/** Loads the frame: called when the visitor points at a way to sign in, or focuses the field. */
export function prepareSignIn(context: ModalContext): void {
  loadEmbedded(context)
    .then((embedded) => embedded.load())
    .catch((cause: unknown) => context.log('debug', 'The secure site was not loaded early', cause))
}

/** The visitor gave an address. A refusal is answered at once; else the view EmailLogin shows what comes of it. */
export function startEmail(
  context: ModalContext,
  { email: text, ...target }: SignInTarget & { readonly email: string },
): EmailRefusal | undefined {
  const email = toEmail(text)
  if (email === undefined) return { reason: 'invalid' }
  const { $state } = context.use(signIn)
  const state = $state.get()
  const route: Route = { view: 'EmailLogin', params: { ...target, email } }
  const isSent = (state.status === 'code' || state.status === 'device') && state.email === email
  // Who left with a code on the way comes back to it.
  if (isSent && context.use(runs).current && Date.now() - state.sentAt < CODE_LIFETIME) {
    go(context, route)
    return undefined
  }
  const seconds = cooldownLeft(context)
  const memory = createLoginMemory(context.services.storage)
  if (seconds > 0 && memory.get('email') === email) {
    // The page was loaded anew since: the code is on its way all the same.
    beginRun(context, target)
    $state.set({ status: 'code', email, sentAt: memory.lastEmailAt(), isChecking: false, isWrong: false })
    go(context, route)
    return undefined
  }
  if (seconds > 0) return { reason: 'cooldown', seconds }
  track(context, 'EMAIL_LOGIN_SELECTED')
  const { controller } = beginRun(context, target)
  $state.set({ status: 'sending', email })
  go(context, route)
  void requestCode(context, { email, target, signal: controller.signal })
  return undefined
}

/** Sends another code to the same address. Refused while the last one is younger than 30 s. */
export function resendCode(context: ModalContext): EmailRefusal | undefined {
  const { $state } = context.use(signIn)
  const state = $state.get()
  if (!('email' in state) || state.email === undefined) return { reason: 'invalid' }
  const { email } = state
  const seconds = cooldownLeft(context)
  if (seconds > 0) return { reason: 'cooldown', seconds }
  const { namespace, adding } = context.use(runs).current ?? {}
  const { controller } = beginRun(context, { namespace, adding })
  $state.set({ status: 'sending', email })
  void requestCode(context, { email, target: { namespace, adding }, signal: controller.signal })
  return undefined
}

interface Request {
  readonly email: string
  readonly target: SignInTarget
  readonly signal: AbortSignal
}

async function requestCode(context: ModalContext, request: Request): Promise<void> {
  const { email, signal } = request
  const { $state } = context.use(signIn)
  try {
    const action: EmailAction = await untilAborted(sendCode(context, { email }), signal)
    if (action === 'CONNECT')
      return await finish(context, { email }, () => enterWithEmail(context, request.target), signal)
    if (action === 'VERIFY_DEVICE') {
      $state.set({ status: 'device', email, sentAt: Date.now() })
      await untilAborted(awaitDevice(context), signal)
    }
    $state.set({ status: 'code', email, sentAt: Date.now(), isChecking: false, isWrong: false })
  } catch (cause) {
    fail(context, cause, { email }, signal)
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
    else fail(context, cause, { email }, signal)
    return
  }
  await finish(context, { email }, () => enterWithEmail(context, { ...run, signal }), signal)
}

/** Opens the window of a provider in this very turn, so call it in the click; Farcaster has a view with a code instead. */
export function startSocial(
  context: ModalContext,
  { provider, ...target }: SignInTarget & { readonly provider: SocialProvider },
): void {
  const { $state } = context.use(signIn)
  if (provider === 'farcaster') {
    const run = beginRun(context, { ...target, provider })
    $state.set({ status: 'scan', url: undefined })
    go(context, { view: 'ConnectingFarcaster', params: target })
    void scan(context, run)
    return
  }
  const opened = openSocialWindow(serviceUrl(context.options, 'secureSite'))
  const run = beginRun(context, { ...target, provider, window: opened })
  $state.set({ status: opened ? 'window' : 'blocked', provider })
  go(context, { view: 'ConnectingSocial', params: { ...target, provider } })
  if (!opened) return
  const { signal } = run.controller
  const login = () =>
    loginWithSocial(context, {
      ...target,
      provider,
      window: opened,
      signal,
      onAnswer: () => $state.set({ status: 'connecting', provider }),
    })
  void finish(context, { provider }, login, signal, { status: 'window', provider })
}

async function scan(context: ModalContext, run: ReturnType<typeof beginRun>): Promise<void> {
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

/** The window again: the one that is open comes to the front, or a new one is opened. In the click, too. */
export function reopenWindow(context: ModalContext): void {
  const run = context.use(runs).current
  if (run?.window?.isOpen() && context.use(signIn).$state.get().status === 'window') {
    run.window.focus()
    return
  }
  const route = context.stores.router.$route.get()
  if (route.view === 'ConnectingSocial') startSocial(context, route.params)
  else if (route.view === 'ConnectingFarcaster') startSocial(context, { ...route.params, provider: 'farcaster' })
}

/**
 * A view of signing in is shown that nobody has begun: it was opened by the page, or a kept login is taken up again. What
 * needs a click of the visitor waits for one.
 */
export function resumeSignIn(context: ModalContext): void {
  const route = context.stores.router.$route.get()
  if (!isSigningIn(route) || context.use(signIn).$state.get().status !== 'idle') return
  if (route.view === 'ConnectingSocial' || route.view === 'ConnectingFarcaster') reopenWindow(context)
  else if (route.params?.email !== undefined) startEmail(context, { ...route.params, email: route.params.email })
}

interface Who {
  readonly email?: string
  readonly provider?: SocialProvider
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
    fail(context, cause, who, signal)
  }
}

function fail(context: ModalContext, cause: unknown, who: Who, signal: AbortSignal): void {
  if (signal.aborted || context.signal.aborted) return
  const error = toModalError(cause)
  // Another wallet was chosen meanwhile, or the modal closed.
  if (error.code === 'MODAL_CLOSED' || error.code === 'ABORTED') {
    context.use(signIn).$state.set({ status: 'idle' })
    return
  }
  context.log('debug', 'The visitor was not signed in', error)
  context.use(signIn).$state.set({ status: 'failed', error: beneath(error), ...who })
  context.services.events.emit('error', error)
}

/** What kept the wallet from connecting says more than that it did not. */
function beneath(error: ModalError): ModalError {
  return error.code === 'CONNECT_FAILED' && error.cause !== undefined ? toModalError(error.cause) : error
}

function go({ stores }: ModalContext, route: Route): void {
  const { attempt, router } = stores
  const result = attempt.$attempt.get()
  // What came of an earlier attempt is no news to this view.
  if (result.status !== 'idle' && !('walletId' in result && result.walletId === AUTH_WALLET_ID)) attempt.cancel()
  if (isSigningIn(router.$route.get())) router.replace(route)
  else router.push(route)
}

function toEmail(text: string): string | undefined {
  try {
    return readEmail(text)
  } catch {
    return undefined
  }
}
