import { track } from '../../../analytics/track.js'
import { isModalError, ModalError } from '../../../errors/ModalError.js'
import { toModalError } from '../../../errors/toModalError.js'
import { getServiceUrl } from '../../../http/getServiceUrl.js'
import type { ModalContext } from '../../../modal/context.js'
import type { Modal } from '../../../modal/modal.js'
import { getContext } from '../../../modal/runtime.js'
import { emitErrorOnFailure } from '../../../notices/emitError.js'
import { raiseAlert } from '../../../notices/raiseAlert.js'
import type { Account } from '../../../types/account.js'
import type { SocialProvider } from '../../../types/features.js'
import { OPENER_POLICY_HINT } from '../../../utils/openerPolicy.js'
import { combineSignals, rejectOnAbort } from '../../../utils/waiting.js'
import { toFrameChainId } from '../createEmbeddedChannel.js'
import { embeddedError } from '../embeddedError.js'
import { loadEmbeddedWallet } from '../loadEmbeddedWallet.js'
import { createLoginStorage } from '../loginStorage.js'
import {
  type ConnectEmbeddedParameters,
  connectEmbeddedWallet,
  resolveEmbeddedNamespace,
} from './connectEmbeddedWallet.js'
import { requireSignInOption } from './requireSignInOption.js'
import { openSocialWindow, type SocialWindow } from './socialWindow.js'

export interface LoginWithSocialParameters extends ConnectEmbeddedParameters {
  readonly provider: Exclude<SocialProvider, 'farcaster'>
}

/**
 * Connects the embedded wallet by a social login, without opening the modal. Opens the provider's window synchronously,
 * so call it in a click handler. Rejects with `POPUP_BLOCKED`, `POPUP_CLOSED`, `OPENER_POLICY_BLOCKED`,
 * `SOCIAL_FAILED`, `AUTH_CONNECTOR_MISSING`, `ORIGIN_NOT_ALLOWED`, `EMBEDDED_LOAD_FAILED`, `EMBEDDED_TIMED_OUT` or
 * `ABORTED`.
 */
export async function loginWithSocial(modal: Modal, parameters: LoginWithSocialParameters): Promise<Account> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    const window = openSocialWindow(getServiceUrl(context.options, 'secureSite'))
    context.services.requests.note('secureSite')(getServiceUrl(context.options, 'secureSite'))
    if (!window) throw new ModalError('POPUP_BLOCKED')
    return loginInWindow(context, { ...parameters, window, signal: combineSignals(context.signal, parameters.signal) })
  })
}

interface WindowLogin extends LoginWithSocialParameters {
  readonly window: SocialWindow
  readonly signal: AbortSignal
  readonly onAnswer?: (() => void) | undefined
}

export async function loginInWindow(context: ModalContext, parameters: WindowLogin): Promise<Account> {
  const { provider, window: popup, signal, onAnswer } = parameters
  track(context, 'SOCIAL_LOGIN_STARTED', { provider })
  try {
    const namespace = resolveEmbeddedNamespace(context, parameters.namespace)
    const answer = popup.result(signal)
    const resultUri = await rejectOnAbort(Promise.all([answer, send(context, parameters)]), signal).then(([uri]) => uri)
    onAnswer?.()
    track(context, 'SOCIAL_LOGIN_REQUEST_USER_DATA', { provider })
    const embedded = await loadEmbeddedWallet(context)
    const id = context.stores.networks.active(namespace)?.caipNetworkId
    const { userName } = await embedded.callFrame((client) =>
      client.connectSocial({ uri: resultUri, ...(id ? { chainId: toFrameChainId(id) } : {}) }),
    )
    const memory = createLoginStorage(context.services.storage)
    memory.set('social', provider)
    memory.set('socialUsername', userName ?? undefined)
    const account = await connectEmbeddedWallet(context, { namespace, signal })
    track(context, 'SOCIAL_LOGIN_SUCCESS', { provider })
    return account
  } catch (cause) {
    popup.close()
    if (isModalError(cause, 'ABORTED') || isModalError(cause, 'POPUP_CLOSED')) {
      track(context, 'SOCIAL_LOGIN_CANCELED', { provider })
      throw cause
    }
    if (isModalError(cause, 'OPENER_POLICY_BLOCKED')) raiseAlert(context, 'APP_CONFIGURATION', OPENER_POLICY_HINT)
    track(context, 'SOCIAL_LOGIN_ERROR', { provider, message: toModalError(cause).code })
    throw isModalError(cause, 'EMBEDDED_FAILED')
      ? embeddedError('SOCIAL_FAILED', { context: { ...cause.context, provider }, cause })
      : cause
  }
}

async function send(context: ModalContext, { provider, window: popup }: WindowLogin): Promise<void> {
  await requireSignInOption(context, provider)
  const embedded = await loadEmbeddedWallet(context)
  const { uri } = await embedded.callFrame((client) => client.getSocialRedirectUri(provider))
  popup.goTo(uri)
}
