import type { ModalContext, Part } from '../../../context.js'
import type { ModalError } from '../../../errors/ModalError.js'
import { toModalError } from '../../../errors/toModalError.js'
import type { Namespace } from '../../../types/caip.js'
import type { SocialProvider } from '../../../types/features.js'
import { isSigningIn } from './isSigningIn.js'
import { signIn } from './signIn.js'
import type { SocialWindow } from './socialWindow.js'

/** Where a login leads. */
export interface SignInTarget {
  readonly namespace?: Namespace | undefined
  readonly adding?: boolean | undefined
}

export interface Run extends SignInTarget {
  readonly controller: AbortController
  readonly provider?: SocialProvider | undefined
  window?: SocialWindow | undefined
}

/** The login that is going on. */
export const runs: Part<{ current: Run | undefined }> = {
  create(context) {
    const runs: { current: Run | undefined } = { current: undefined }
    const { modal, router } = context.stores
    const check = () => {
      if (runs.current && !isOnScreen(context)) leaveSignIn(context)
    }
    const stops = [modal.$modal.listen(check), router.$route.listen(check)]
    context.signal.addEventListener(
      'abort',
      () => {
        for (const stop of stops) stop()
        runs.current?.controller.abort()
      },
      { once: true },
    )
    return runs
  },
}

/** The visitor is signing in, or is asked something about that on top of it: what to sign. */
const isOnScreen = ({ stores: { modal, router } }: ModalContext): boolean =>
  modal.$modal.get().open && router.$router.get().stack.some(isSigningIn)

/** Begins a login. The one before it is given up. */
export function beginRun(context: ModalContext, target: SignInTarget & Pick<Run, 'provider' | 'window'>): Run {
  const all = context.use(runs)
  all.current?.controller.abort()
  all.current = { ...target, controller: new AbortController() }
  return all.current
}

/**
 * The visitor has left signing in: what waits is given up, a window is closed. A code that was sent is not: who comes
 * back with the same address can still type it. Does nothing while one of its views is shown.
 */
export function leaveSignIn(context: ModalContext): void {
  if (isOnScreen(context)) return
  const { $state } = context.use(signIn)
  const state = $state.get()
  const { status } = state
  if (status === 'device' || (state.status === 'code' && !state.isChecking)) return
  const all = context.use(runs)
  all.current?.controller.abort()
  all.current = undefined
  if (status !== 'idle') $state.set({ status: 'idle' })
}

/** Whose login it is, as far as that is known. */
export interface Who {
  readonly email?: string
  readonly provider?: SocialProvider
}

/** The visitor reads why they were not let in. */
export function failLogin(context: ModalContext, cause: unknown, who: Who, signal: AbortSignal): void {
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
