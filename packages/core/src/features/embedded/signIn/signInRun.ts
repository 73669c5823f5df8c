import { isAttemptAbandoned } from '../../../errors/isAttemptAbandoned.js'
import type { ModalError } from '../../../errors/ModalError.js'
import { toModalError } from '../../../errors/toModalError.js'
import type { ModalContext, Service } from '../../../modal/context.js'
import { emitError } from '../../../notices/emitError.js'
import type { Namespace } from '../../../types/caip.js'
import type { SocialProvider } from '../../../types/features.js'
import { isSignInRoute } from './isSignInRoute.js'
import { signInStore } from './signInStore.js'
import type { SocialWindow } from './socialWindow.js'

export interface SignInTarget {
  readonly namespace?: Namespace | undefined
  readonly adding?: boolean | undefined
}

export interface SignInAttempt extends SignInTarget {
  readonly controller: AbortController
  readonly provider?: SocialProvider | undefined
  window?: SocialWindow | undefined
}

export const signInAttempts: Service<{ current: SignInAttempt | undefined }> = {
  create(context) {
    const runs: { current: SignInAttempt | undefined } = { current: undefined }
    const { modal, router } = context.stores
    const check = () => {
      if (runs.current && !isOnScreen(context)) abortSignInIfLeft(context)
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

const isOnScreen = ({ stores: { modal, router } }: ModalContext): boolean =>
  modal.$modal.get().open && router.$router.get().stack.some(isSignInRoute)

export function beginSignInAttempt(
  context: ModalContext,
  target: SignInTarget & Pick<SignInAttempt, 'provider' | 'window'>,
): SignInAttempt {
  const all = context.use(signInAttempts)
  all.current?.controller.abort()
  all.current = { ...target, controller: new AbortController() }
  return all.current
}

/**
 * Aborts the login once the user has left its views. A code that was sent stays valid, in case the user returns with
 * the same address.
 */
export function abortSignInIfLeft(context: ModalContext): void {
  if (isOnScreen(context)) return
  const { $state } = context.use(signInStore)
  const state = $state.get()
  const { status } = state
  if (status === 'device' || (state.status === 'code' && !state.isChecking)) return
  const all = context.use(signInAttempts)
  all.current?.controller.abort()
  all.current = undefined
  if (status !== 'idle') $state.set({ status: 'idle' })
}

export interface LoginIdentity {
  readonly email?: string
  readonly provider?: SocialProvider
}

export function reportLoginFailure(
  context: ModalContext,
  cause: unknown,
  identity: LoginIdentity,
  signal: AbortSignal,
): void {
  if (signal.aborted || context.signal.aborted) return
  const error = toModalError(cause)
  // The user closed the modal or chose another wallet: show no error.
  if (isAttemptAbandoned(error) || error.code === 'ABORTED') {
    context.use(signInStore).$state.set({ status: 'idle' })
    return
  }
  context.log('debug', 'The login failed', error)
  context.use(signInStore).$state.set({ status: 'failed', error: unwrapConnectError(error), ...identity })
  emitError(context.modal, error)
}

/** Returns the cause of a `CONNECT_FAILED`, which tells the user more. */
function unwrapConnectError(error: ModalError): ModalError {
  return error.code === 'CONNECT_FAILED' && error.cause !== undefined ? toModalError(error.cause) : error
}
