import { track } from '../../analytics/track.js'
import type { AuthorizationRequest, SignInDraftRequest } from '../../feature/defineFeature.js'
import type { ModalContext } from '../../modal/context.js'
import type { SiwxDraft } from '../../types/siwx.js'
import { isServerOutcomeUnknown } from './isServerOutcomeUnknown.js'
import { getSignInConfig, loadSignInConfig } from './signInConfig.js'
import { addSignInDraft } from './signInDrafts.js'
import { type SignedInAccount, signInRegistry } from './signInRegistry.js'

export async function requestSignInDraft(
  context: ModalContext,
  wanted: SignInDraftRequest,
): Promise<SiwxDraft | undefined> {
  const { caipNetworkId, namespace, signal } = wanted
  const config = await loadSignInConfig(context)
  if (!config.createDraft || (config.namespaces && !config.namespaces.includes(namespace))) return undefined
  if (!context.stores.networks.find(caipNetworkId)) return undefined
  const draft = await config.createDraft({ chainId: caipNetworkId })
  if (signal.aborted) return undefined
  addSignInDraft(context, wanted, draft)
  return draft
}

/**
 * Submits the message that the wallet signed while connecting. Resolves to false if the wallet did not sign or the
 * server refused the signature; the user then has to sign in separately.
 */
export async function submitSignedDraft(
  context: ModalContext,
  account: AuthorizationRequest,
  signedIn: SignedInAccount,
  drafts: readonly SiwxDraft[],
): Promise<boolean> {
  const { signedIn: signed } = account.connection
  const { address, type } = account.account
  const draft = signed && drafts.find((each) => matchesDraft(signed.message, each, address))
  if (!signed || draft?.chainId !== account.caipNetworkId) return false
  const { message, signature } = signed
  const analytics = { network: account.caipNetworkId, isSmartAccount: type === 'smartAccount' }
  const registry = context.use(signInRegistry)
  const session = { data: { ...draft, accountAddress: address }, message, signature }
  const submission = Promise.resolve(getSignInConfig(context).addSession(session))
  try {
    await submission
    if (account.signal.aborted) {
      registry.revokeSubmission(signedIn, submission)
      return false
    }
  } catch (cause) {
    if (isServerOutcomeUnknown(cause)) registry.revokeSubmission(signedIn, submission)
    track(context, 'SIWX_AUTH_ERROR', { ...analytics, message: 'SIGN_IN_REFUSED' })
    context.log('warn', 'What was signed while connecting was not taken', cause)
    return false
  }
  registry.add(signedIn)
  track(context, 'SIWX_AUTH_SUCCESS', analytics)
  return true
}

/**
 * Returns true if the signed text has the address and the draft's domain, URI and nonce. The app's server verifies the
 * rest.
 */
function matchesDraft(message: string, { domain, uri, nonce }: SiwxDraft, address: string): boolean {
  const [first, second, ...lines] = message.split('\n')
  return (
    first?.startsWith(`${domain} wants you to sign in with your `) === true &&
    second === address &&
    lines.includes(`URI: ${uri}`) &&
    lines.includes(`Nonce: ${nonce}`)
  )
}
