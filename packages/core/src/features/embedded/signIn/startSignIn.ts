import { EMBEDDED_WALLET_ID } from '../../../adapter/walletIds.js'
import { track } from '../../../analytics/track.js'
import { ModalError } from '../../../errors/ModalError.js'
import { getServiceUrl } from '../../../http/getServiceUrl.js'
import type { ModalContext } from '../../../modal/context.js'
import type { SocialProvider } from '../../../types/features.js'
import type { Route } from '../../../types/views.js'
import { loadEmbeddedWallet } from '../loadEmbeddedWallet.js'
import { createLoginStorage } from '../loginStorage.js'
import { getEmailCooldownSeconds, parseEmail } from './emailCooldown.js'
import { isSignInRoute } from './isSignInRoute.js'
import {
  beginSignInAttempt,
  type LoginIdentity,
  reportLoginFailure,
  type SignInAttempt,
  type SignInTarget,
  signInAttempts,
} from './signInRun.js'
import { signInStore } from './signInStore.js'
import { openSocialWindow } from './socialWindow.js'

// Time that an e-mailed code stays valid, in ms.
const CODE_LIFETIME_MS = 600_000

/** Reason for not sending a code to an address. `seconds`: time until the user may request another code. */
export type EmailRefusal = { readonly reason: 'invalid' } | { readonly reason: 'cooldown'; readonly seconds: number }

/** Loads the secure site's frame when the user hovers or focuses a sign-in option. */
export function preloadSignInFrame(context: ModalContext): void {
  loadEmbeddedWallet(context)
    .then((embedded) => embedded.load())
    .catch((cause: unknown) => context.log('debug', 'The secure site was not loaded early', cause))
}

/** Starts a login by e-mail. Returns a refusal at once; the view EmailLogin shows how the login goes on. */
export function startEmailLogin(
  context: ModalContext,
  { email: text, ...target }: SignInTarget & { readonly email: string },
): EmailRefusal | undefined {
  const email = toEmail(text)
  if (email === undefined) return { reason: 'invalid' }
  const { $state } = context.use(signInStore)
  const state = $state.get()
  const route: Route = { view: 'EmailLogin', params: { ...target, email } }
  const isSent = (state.status === 'code' || state.status === 'device') && state.email === email
  // The user comes back to an address whose code is still valid: send no second e-mail.
  if (isSent && context.use(signInAttempts).current && Date.now() - state.sentAt < CODE_LIFETIME_MS) {
    navigate(context, route)
    return undefined
  }
  const seconds = getEmailCooldownSeconds(context)
  const memory = createLoginStorage(context.services.storage)
  if (seconds > 0 && memory.get('email') === email) {
    // What was sent before a reload is still valid, so ask for that.
    const run = beginSignInAttempt(context, target)
    const sent = { email, sentAt: memory.getEmailRequestTime() }
    const isDevice = memory.get('emailAction') === 'VERIFY_DEVICE'
    $state.set(
      isDevice ? { status: 'device', ...sent } : { status: 'code', ...sent, isChecking: false, isWrong: false },
    )
    navigate(context, route)
    if (isDevice) requestCode(context, run, email, true)
    return undefined
  }
  if (seconds > 0) return { reason: 'cooldown', seconds }
  track(context, 'EMAIL_LOGIN_SELECTED')
  const run = beginSignInAttempt(context, target)
  $state.set({ status: 'sending', email })
  navigate(context, route)
  requestCode(context, run, email)
  return undefined
}

export function resendLoginCode(context: ModalContext): EmailRefusal | undefined {
  const { $state } = context.use(signInStore)
  const state = $state.get()
  if (!('email' in state) || state.email === undefined) return { reason: 'invalid' }
  const { email } = state
  const seconds = getEmailCooldownSeconds(context)
  if (seconds > 0) return { reason: 'cooldown', seconds }
  const { namespace, adding } = context.use(signInAttempts).current ?? {}
  const run = beginSignInAttempt(context, { namespace, adding })
  $state.set({ status: 'sending', email })
  requestCode(context, run, email)
  return undefined
}

/** Opens the provider's window synchronously, so call it in a click handler. Farcaster shows a QR code instead. */
export function startSocialLogin(
  context: ModalContext,
  { provider, ...target }: SignInTarget & { readonly provider: SocialProvider },
): void {
  const { $state } = context.use(signInStore)
  if (provider === 'farcaster') {
    const run = beginSignInAttempt(context, { ...target, provider })
    $state.set({ status: 'scan', url: undefined })
    navigate(context, { view: 'ConnectingFarcaster', params: target })
    continueLogin(context, run, { provider }, async () => {
      const { runFarcasterLogin: scan } = await import('./signInSteps.js')
      return () => scan(context, run)
    })
    return
  }
  const opened = openSocialWindow(getServiceUrl(context.options, 'secureSite'))
  context.services.requests.note('secureSite')(getServiceUrl(context.options, 'secureSite'))
  const run = beginSignInAttempt(context, { ...target, provider, window: opened })
  $state.set({ status: opened ? 'window' : 'blocked', provider })
  navigate(context, { view: 'ConnectingSocial', params: { ...target, provider } })
  if (!opened) return
  continueLogin(context, run, { provider }, async () => {
    const { runSocialLogin: followWindow } = await import('./signInSteps.js')
    return () => followWindow(context, { ...run, provider, window: opened })
  })
}

function requestCode(context: ModalContext, run: SignInAttempt, email: string, isSent?: boolean): void {
  continueLogin(context, run, { email }, async () => {
    const { requestLoginCode: request } = await import('./signInSteps.js')
    return () => request(context, run, email, isSent)
  })
}

function continueLogin(
  context: ModalContext,
  { controller, window }: SignInAttempt,
  identity: LoginIdentity,
  load: () => Promise<() => Promise<void>>,
): void {
  const { signal } = controller
  load().then(
    (step) => {
      if (signal.aborted) window?.close()
      else void step()
    },
    (cause: unknown) => {
      window?.close()
      reportLoginFailure(context, new ModalError('CODE_LOAD_FAILED', { cause }), identity, signal)
    },
  )
}

export function reopenSocialWindow(context: ModalContext): void {
  const run = context.use(signInAttempts).current
  if (run?.window?.isOpen() && context.use(signInStore).$state.get().status === 'window') {
    run.window.focus()
    return
  }
  const route = context.stores.router.$route.get()
  if (route.view === 'ConnectingSocial') startSocialLogin(context, route.params)
  else if (route.view === 'ConnectingFarcaster') startSocialLogin(context, { ...route.params, provider: 'farcaster' })
}

function navigate({ stores }: ModalContext, route: Route): void {
  const { attempt, router } = stores
  const result = attempt.$attempt.get()
  // Before the login view opens, discard the result of an attempt to connect another wallet.
  if (result.status !== 'idle' && !('walletId' in result && result.walletId === EMBEDDED_WALLET_ID)) attempt.cancel()
  if (isSignInRoute(router.$route.get())) router.replace(route)
  else router.push(route)
}

function toEmail(text: string): string | undefined {
  try {
    return parseEmail(text)
  } catch {
    return undefined
  }
}
