import type { ModalContext } from '../../../context.js'
import { isModalError } from '../../../errors/ModalError.js'
import { toModalError } from '../../../errors/toModalError.js'
import { track } from '../../../flows/track.js'
import type { Account } from '../../../types/account.js'
import type { SocialProvider } from '../../../types/features.js'
import { untilAborted } from '../../../utils/waiting.js'
import { toFrameChainId } from '../createEmbeddedChannel.js'
import { embeddedError } from '../embeddedError.js'
import { loadEmbedded } from '../loadEmbedded.js'
import { createLoginMemory } from '../loginMemory.js'
import { type EnterParameters, enter, namespaceFor } from './enter.js'
import { requireOffer } from './requireOffer.js'
import type { SocialWindow } from './socialWindow.js'

export interface LoginWithSocialParameters extends EnterParameters {
  readonly provider: Exclude<SocialProvider, 'farcaster'>
  /** Opened in the visitor's click. */
  readonly window: SocialWindow
  readonly signal: AbortSignal
  /** The provider has answered; the wallet is fetched. */
  readonly onAnswer?: (() => void) | undefined
}

/**
 * Lets the visitor in with a provider. Rejects with `POPUP_CLOSED`, `SOCIAL_FAILED`, `AUTH_CONNECTOR_MISSING`,
 * `ORIGIN_NOT_ALLOWED`, `EMBEDDED_LOAD_FAILED`, `EMBEDDED_TIMED_OUT`, `ABORTED`.
 */
export async function loginWithSocial(context: ModalContext, parameters: LoginWithSocialParameters): Promise<Account> {
  const { provider, window: popup, signal, onAnswer } = parameters
  track(context, 'SOCIAL_LOGIN_STARTED', { provider })
  try {
    const namespace = namespaceFor(context, parameters.namespace)
    // Listening begins before there is anything to hear.
    const answer = popup.result(signal)
    const resultUri = await untilAborted(Promise.all([answer, send(context, parameters)]), signal).then(([uri]) => uri)
    onAnswer?.()
    track(context, 'SOCIAL_LOGIN_REQUEST_USER_DATA', { provider })
    const embedded = await loadEmbedded(context)
    const id = context.stores.networks.active(namespace)?.caipNetworkId
    const { userName } = await embedded.ask((client) =>
      client.connectSocial({ uri: resultUri, ...(id ? { chainId: toFrameChainId(id) } : {}) }),
    )
    const memory = createLoginMemory(context.services.storage)
    memory.set('social', provider)
    memory.set('socialUsername', userName ?? undefined)
    const account = await enter(context, { namespace, signal })
    track(context, 'SOCIAL_LOGIN_SUCCESS', { provider })
    return account
  } catch (cause) {
    popup.close()
    if (isModalError(cause, 'ABORTED') || isModalError(cause, 'POPUP_CLOSED')) {
      track(context, 'SOCIAL_LOGIN_CANCELED', { provider })
      throw cause
    }
    track(context, 'SOCIAL_LOGIN_ERROR', { provider, message: toModalError(cause).code })
    throw isModalError(cause, 'EMBEDDED_FAILED')
      ? embeddedError('SOCIAL_FAILED', { context: { provider }, cause })
      : cause
  }
}

/** Sends the window to the provider, by way of the secure site. */
async function send(context: ModalContext, { provider, window: popup }: LoginWithSocialParameters): Promise<void> {
  await requireOffer(context, provider)
  const embedded = await loadEmbedded(context)
  const { uri } = await embedded.ask((client) => client.getSocialRedirectUri(provider))
  popup.goTo(uri)
}
