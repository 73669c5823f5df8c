import { track } from '../../../analytics/track.js'
import { isModalError } from '../../../errors/ModalError.js'
import { toModalError } from '../../../errors/toModalError.js'
import type { ModalContext } from '../../../modal/context.js'
import type { Modal } from '../../../modal/modal.js'
import { getContext } from '../../../modal/runtime.js'
import { emitErrorOnFailure } from '../../../notices/emitError.js'
import type { Account } from '../../../types/account.js'
import { combineSignals, rejectOnAbort, startTimer } from '../../../utils/waiting.js'
import { embeddedError } from '../embeddedError.js'
import { loadEmbeddedWallet } from '../loadEmbeddedWallet.js'
import { createLoginStorage } from '../loginStorage.js'
import {
  type ConnectEmbeddedParameters,
  connectEmbeddedWallet,
  resolveEmbeddedNamespace,
} from './connectEmbeddedWallet.js'
import { requireSignInOption } from './requireSignInOption.js'

const FRAME_RELOAD_DELAY_MS = 100

export interface LoginWithFarcasterParameters extends ConnectEmbeddedParameters {
  /** Receives the URL that the user opens or scans with a phone. */
  readonly onUrl: (url: string) => void
  /** Called once the user has approved in Farcaster, before the wallet connects. */
  readonly onAnswer?: (() => void) | undefined
}

const provider = 'farcaster'

/**
 * Connects the embedded wallet once the user approves in Farcaster. Rejects with `FARCASTER_FAILED` and the errors of
 * `loginWithSocial`.
 */
export async function loginWithFarcaster(modal: Modal, parameters: LoginWithFarcasterParameters): Promise<Account> {
  return emitErrorOnFailure(modal, () => login(getContext(modal), parameters))
}

async function login(context: ModalContext, parameters: LoginWithFarcasterParameters): Promise<Account> {
  const { onUrl, onAnswer } = parameters
  const signal = combineSignals(context.signal, parameters.signal)
  const namespace = resolveEmbeddedNamespace(context, parameters.namespace)
  track(context, 'SOCIAL_LOGIN_STARTED', { provider })
  let isWaiting = false
  try {
    await rejectOnAbort(requireSignInOption(context, provider), signal)
    const embedded = await rejectOnAbort(loadEmbeddedWallet(context), signal)
    const { url } = await rejectOnAbort(
      embedded.callFrame((client) => client.getFarcasterUri()),
      signal,
    )
    context.stores.accounts.update(namespace, { farcasterUrl: url })
    onUrl(url)
    isWaiting = true
    const { userName } = await rejectOnAbort(
      embedded.callFrame((client) => client.connectFarcaster()),
      signal,
    )
    isWaiting = false
    onAnswer?.()
    const memory = createLoginStorage(context.services.storage)
    memory.set('social', provider)
    memory.set('socialUsername', userName)
    const account = await connectEmbeddedWallet(context, { namespace, signal })
    track(context, 'SOCIAL_LOGIN_SUCCESS', { provider })
    return account
  } catch (cause) {
    if (isModalError(cause, 'ABORTED')) {
      if (isWaiting) reloadFrame(context)
      track(context, 'SOCIAL_LOGIN_CANCELED', { provider })
      throw cause
    }
    track(context, 'SOCIAL_LOGIN_ERROR', { provider, message: toModalError(cause).code })
    const isProviderFailure = isModalError(cause, 'EMBEDDED_FAILED') || isModalError(cause, 'EMBEDDED_TIMED_OUT')
    throw isProviderFailure ? embeddedError('FARCASTER_FAILED', { context: cause.context, cause }) : cause
  } finally {
    context.stores.accounts.update(namespace, { farcasterUrl: undefined })
  }
}

/** Reloads the frame after the user gave up, so that a later approval in Farcaster does not log the user in. */
function reloadFrame(context: ModalContext): void {
  startTimer(FRAME_RELOAD_DELAY_MS, context.signal, () => {
    loadEmbeddedWallet(context)
      .then((embedded) => embedded.reload())
      .catch((cause: unknown) => context.log('debug', 'The secure site was not loaded anew', cause))
  })
}
