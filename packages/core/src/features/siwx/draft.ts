import type { ModalContext, Part } from '../../context.js'
import type { AdmittedAccount, WantedSignIn } from '../../feature/defineFeature.js'
import { track } from '../../flows/track.js'
import type { SiwxDraft } from '../../types/siwx.js'
import { type SignedIn, signIns } from './signIns.js'
import { loadWays, waysOf } from './siwxConfig.js'

/** What wallets were asked to sign while they connect, until they have done so: by wallet and namespace. */
const drafts: Part<Map<string, SiwxDraft>> = { create: () => new Map() }

const keyOf = ({ namespace, walletId }: Pick<WantedSignIn, 'namespace' | 'walletId'>) => `${namespace}:${walletId}`

/**
 * What a wallet is to sign while it connects. Not twice in a row: a visitor who did not want that is asked to connect first then, and
 * reads in the modal what they are to sign.
 */
export async function makeDraft(context: ModalContext, wanted: WantedSignIn): Promise<SiwxDraft | undefined> {
  const { caipNetworkId, namespace } = wanted
  const ways = await loadWays(context)
  const open = context.use(drafts)
  if (open.delete(keyOf(wanted)) || !ways.createDraft) return undefined
  if (ways.namespaces && !ways.namespaces.includes(namespace)) return undefined
  if (!context.stores.networks.find(caipNetworkId)) return undefined
  const draft = await ways.createDraft({ chainId: caipNetworkId })
  if (wanted.signal.aborted) return undefined
  open.set(keyOf(wanted), draft)
  return draft
}

/** Hands in what the wallet signed while it connected. False: it did not, or the site does not take it, and the visitor is asked. */
export async function takeSigned(
  context: ModalContext,
  account: AdmittedAccount,
  signedIn: SignedIn,
): Promise<boolean> {
  const open = context.use(drafts)
  const draft = open.get(keyOf(account))
  open.delete(keyOf(account))
  const { signedIn: signed } = account.connection
  const { address, type } = account.account
  if (!draft || !signed || draft.chainId !== account.caipNetworkId || !says(signed.message, draft, address))
    return false
  const about = { network: account.caipNetworkId, isSmartAccount: type === 'smartAccount' }
  try {
    await waysOf(context).addSession({ data: { ...draft, accountAddress: address }, ...signed })
  } catch (cause) {
    track(context, 'SIWX_AUTH_ERROR', { ...about, message: 'SIGN_IN_REFUSED' })
    context.log('warn', 'What was signed while connecting was not taken', cause)
    return false
  }
  context.use(signIns).add(signedIn)
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
