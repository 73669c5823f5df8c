import { FRAME_RELOAD_DELAY } from '../../../constants.js'
import type { ModalContext } from '../../../context.js'
import { isModalError } from '../../../errors/ModalError.js'
import { toModalError } from '../../../errors/toModalError.js'
import { track } from '../../../flows/track.js'
import type { Account } from '../../../types/account.js'
import { delay, untilAborted } from '../../../utils/waiting.js'
import { embeddedError } from '../embeddedError.js'
import { loadEmbedded } from '../loadEmbedded.js'
import { createLoginMemory } from '../loginMemory.js'
import { type EnterParameters, enter, namespaceFor } from './enter.js'
import { requireOffer } from './requireOffer.js'

export interface LoginWithFarcasterParameters extends EnterParameters {
  readonly signal: AbortSignal
  /** What a phone scans or opens. */
  readonly onUrl: (url: string) => void
  /** Farcaster has confirmed; the wallet is fetched. */
  readonly onAnswer?: (() => void) | undefined
}

const provider = 'farcaster'

/** Lets the visitor in who approves in Farcaster. Rejects with `FARCASTER_FAILED` and what `loginWithSocial` does. */
export async function loginWithFarcaster(
  context: ModalContext,
  parameters: LoginWithFarcasterParameters,
): Promise<Account> {
  const { signal, onUrl, onAnswer } = parameters
  const namespace = namespaceFor(context, parameters.namespace)
  track(context, 'SOCIAL_LOGIN_STARTED', { provider })
  let isWaiting = false
  try {
    await untilAborted(requireOffer(context, provider), signal)
    const embedded = await untilAborted(loadEmbedded(context), signal)
    const { url } = await untilAborted(
      embedded.ask((client) => client.getFarcasterUri()),
      signal,
    )
    context.stores.accounts.update(namespace, { farcasterUrl: url })
    onUrl(url)
    isWaiting = true
    const { userName } = await untilAborted(
      embedded.ask((client) => client.connectFarcaster()),
      signal,
    )
    isWaiting = false
    onAnswer?.()
    const memory = createLoginMemory(context.services.storage)
    memory.set('social', provider)
    memory.set('socialUsername', userName)
    const account = await enter(context, { namespace, signal })
    track(context, 'SOCIAL_LOGIN_SUCCESS', { provider })
    return account
  } catch (cause) {
    if (isModalError(cause, 'ABORTED')) {
      if (isWaiting) forgetQuestion(context)
      track(context, 'SOCIAL_LOGIN_CANCELED', { provider })
      throw cause
    }
    track(context, 'SOCIAL_LOGIN_ERROR', { provider, message: toModalError(cause).code })
    const isTheirs = isModalError(cause, 'EMBEDDED_FAILED') || isModalError(cause, 'EMBEDDED_TIMED_OUT')
    throw isTheirs ? embeddedError('FARCASTER_FAILED', { cause }) : cause
  } finally {
    context.stores.accounts.update(namespace, { farcasterUrl: undefined })
  }
}

/** The frame still waits for somebody who has left. It is loaded anew, so that a late yes is nobody's login. */
function forgetQuestion(context: ModalContext): void {
  delay(FRAME_RELOAD_DELAY, context.signal, () => {
    loadEmbedded(context)
      .then((embedded) => embedded.reload())
      .catch((cause: unknown) => context.log('debug', 'The secure site was not loaded anew', cause))
  })
}
