import { ModalError } from '../errors/ModalError.js'
import { loginWithFarcaster as farcasterFlow } from '../features/embedded/signIn/loginWithFarcaster.js'
import { loginWithSocial as socialFlow } from '../features/embedded/signIn/loginWithSocial.js'
import { openSocialWindow } from '../features/embedded/signIn/socialWindow.js'
import type { Modal } from '../modal.js'
import { serviceUrl } from '../services/serviceUrl.js'
import type { Account } from '../types/account.js'
import type { Namespace } from '../types/caip.js'
import type { SocialProvider } from '../types/features.js'
import { anySignal } from '../utils/waiting.js'
import { contextOf } from './contextOf.js'

export interface LoginWithSocialParameters {
  readonly provider: Exclude<SocialProvider, 'farcaster'>
  /** @default the active one, where the embedded wallet can be used there */
  readonly namespace?: Namespace | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Lets the visitor into their embedded wallet with a provider, without any UI of ours. Call it in the visitor's click:
 * it opens a window in that very turn. Rejects with `POPUP_BLOCKED`, `POPUP_CLOSED`, `SOCIAL_FAILED`,
 * `AUTH_CONNECTOR_MISSING`, `ORIGIN_NOT_ALLOWED`, `EMBEDDED_LOAD_FAILED`, `EMBEDDED_TIMED_OUT`, `ABORTED`.
 */
export function loginWithSocial(modal: Modal, parameters: LoginWithSocialParameters): Promise<Account> {
  const context = contextOf(modal)
  const window = openSocialWindow(serviceUrl(context.options, 'secureSite'))
  if (!window) return Promise.reject(new ModalError('POPUP_BLOCKED'))
  const { signal } = parameters
  return socialFlow(context, {
    ...parameters,
    window,
    signal: anySignal(context.signal, signal),
  })
}

export interface LoginWithFarcasterParameters {
  /** What a phone scans, or opens. */
  readonly onUrl: (url: string) => void
  readonly namespace?: Namespace | undefined
  readonly signal?: AbortSignal | undefined
}

/** Lets in who approves in Farcaster. Rejects with `FARCASTER_FAILED` and what `loginWithSocial` does. */
export function loginWithFarcaster(modal: Modal, parameters: LoginWithFarcasterParameters): Promise<Account> {
  const context = contextOf(modal)
  const { signal } = parameters
  return farcasterFlow(context, {
    ...parameters,
    signal: anySignal(context.signal, signal),
  })
}
