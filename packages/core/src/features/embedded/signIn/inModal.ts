import { AUTH_WALLET_ID } from '../../../constants.js'
import type { ModalContext } from '../../../context.js'
import { ModalError } from '../../../errors/ModalError.js'
import { track } from '../../../flows/track.js'
import { serviceUrl } from '../../../services/serviceUrl.js'
import type { SocialProvider } from '../../../types/features.js'
import type { Route } from '../../../types/views.js'
import { loadEmbedded } from '../loadEmbedded.js'
import { createLoginMemory } from '../loginMemory.js'
import { cooldownLeft, readEmail } from './cooldown.js'
import { isSigningIn } from './isSigningIn.js'
import { beginRun, failLogin, type Run, runs, type SignInTarget, type Who } from './run.js'
import { signIn } from './signIn.js'
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
  const run = beginRun(context, target)
  $state.set({ status: 'sending', email })
  go(context, route)
  goOn(context, run, { email }, async () => {
    const { requestCode } = await import('./steps.js')
    return () => requestCode(context, run, email)
  })
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
  const run = beginRun(context, { namespace, adding })
  $state.set({ status: 'sending', email })
  goOn(context, run, { email }, async () => {
    const { requestCode } = await import('./steps.js')
    return () => requestCode(context, run, email)
  })
  return undefined
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
    goOn(context, run, { provider }, async () => {
      const { scan } = await import('./steps.js')
      return () => scan(context, run)
    })
    return
  }
  const opened = openSocialWindow(serviceUrl(context.options, 'secureSite'))
  const run = beginRun(context, { ...target, provider, window: opened })
  $state.set({ status: opened ? 'window' : 'blocked', provider })
  go(context, { view: 'ConnectingSocial', params: { ...target, provider } })
  if (!opened) return
  goOn(context, run, { provider }, async () => {
    const { followWindow } = await import('./steps.js')
    return () => followWindow(context, { ...run, provider, window: opened })
  })
}

/** What comes after the click is fetched while the visitor reads what is going on. `load` gives the step that follows. */
function goOn(
  context: ModalContext,
  { controller, window }: Run,
  who: Who,
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
      failLogin(context, new ModalError('CODE_LOAD_FAILED', { cause }), who, signal)
    },
  )
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
