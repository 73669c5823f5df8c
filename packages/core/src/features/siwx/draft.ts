import type { ModalContext } from '../../context.js'
import type { AdmittedAccount, WantedSignIn } from '../../feature/defineFeature.js'
import { track } from '../../flows/track.js'
import type { SiwxDraft } from '../../types/siwx.js'
import { addDraft } from './drafts.js'
import { isUnanswered } from './isUnanswered.js'
import { type SignedIn, signIns } from './signIns.js'
import { loadWays, waysOf } from './siwxConfig.js'

/** What a wallet is to sign while it connects. */
export async function makeDraft(context: ModalContext, wanted: WantedSignIn): Promise<SiwxDraft | undefined> {
  const { caipNetworkId, namespace, signal } = wanted
  const ways = await loadWays(context)
  if (!ways.createDraft || (ways.namespaces && !ways.namespaces.includes(namespace))) return undefined
  if (!context.stores.networks.find(caipNetworkId)) return undefined
  const draft = await ways.createDraft({ chainId: caipNetworkId })
  if (signal.aborted) return undefined
  addDraft(context, wanted, draft)
  return draft
}

/** Hands in what the wallet signed while it connected. False: it did not, or the site does not take it, and the visitor is asked. */
export async function takeSigned(
  context: ModalContext,
  account: AdmittedAccount,
  signedIn: SignedIn,
  made: readonly SiwxDraft[],
): Promise<boolean> {
  const { signedIn: signed } = account.connection
  const { address, type } = account.account
  const draft = signed && made.find((each) => says(signed.message, each, address))
  if (!signed || draft?.chainId !== account.caipNetworkId) return false
  const { message, signature } = signed
  const about = { network: account.caipNetworkId, isSmartAccount: type === 'smartAccount' }
  const known = context.use(signIns)
  const session = { data: { ...draft, accountAddress: address }, message, signature }
  const handedIn = Promise.resolve(waysOf(context).addSession(session))
  try {
    await handedIn
    if (account.signal.aborted) {
      known.undo(signedIn, handedIn)
      return false
    }
  } catch (cause) {
    if (isUnanswered(cause)) known.undo(signedIn, handedIn)
    track(context, 'SIWX_AUTH_ERROR', { ...about, message: 'SIGN_IN_REFUSED' })
    context.log('warn', 'What was signed while connecting was not taken', cause)
    return false
  }
  known.add(signedIn)
  track(context, 'SIWX_AUTH_SUCCESS', about)
  return true
}

/** Whether a wallet's text is that of the draft, and of the account: the site reads the rest of it. */
function says(message: string, { domain, uri, nonce }: SiwxDraft, address: string): boolean {
  const [first, second, ...lines] = message.split('\n')
  return (
    first?.startsWith(`${domain} wants you to sign in with your `) === true &&
    second === address &&
    lines.includes(`URI: ${uri}`) &&
    lines.includes(`Nonce: ${nonce}`)
  )
}
