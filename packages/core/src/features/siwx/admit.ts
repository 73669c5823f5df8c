import type { ModalContext, Part } from '../../context.js'
import type { AdmittedAccount } from '../../feature/defineFeature.js'
import { hasJustDeclined } from '../../flows/signInDraft.js'
import { sourceOf } from '../../flows/sources.js'
import type { Attempt } from '../../stores/attempt.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { onAbort } from '../../utils/waiting.js'
import { askVisitor } from './askVisitor.js'
import { takeDrafts } from './drafts.js'
import { refusalsOf } from './refusals.js'
import { type SignedIn, signIns } from './signIns.js'
import { isRequired, loadWays, waysOf } from './siwxConfig.js'
import { takeTurn } from './takeTurn.js'

/** Whether an account is let in: signed in already, signing now, or without where the site does not insist. */
export async function admit(context: ModalContext, account: AdmittedAccount): Promise<boolean> {
  const { networks } = context.stores
  const { namespace, caipNetworkId, walletId } = account
  const ways = await loadWays(context)
  const known = context.use(signIns)
  if (ways.namespaces && !ways.namespaces.includes(namespace)) return true
  // On a network that the site does not have nothing can be done anyway: they are asked when the wallet has left it.
  if (!networks.find(caipNetworkId) && !context.options.allowUnsupportedChain) return true
  const signedIn: SignedIn = { walletId, account: toCaipAddress(caipNetworkId, account.account.address) }
  const done = known.begin(namespace)
  try {
    if (await hasSigned(context, account, signedIn)) return true
    return (await isKnown(context, account, signedIn)) || (await decide(context, account, signedIn))
  } finally {
    done()
  }
}

/** Whether the wallet was given something to sign while it connected, and has. What hands that in is here by then. */
async function hasSigned(context: ModalContext, account: AdmittedAccount, signedIn: SignedIn): Promise<boolean> {
  const made = takeDrafts(context, account)
  if (!account.connection.signedIn || !made.length) return false
  return (await import('./draft.js')).takeSigned(context, account, signedIn, made)
}

/** Ends the sessions that the site did not answer for when they were to end. */
export async function endOwed(context: ModalContext): Promise<void> {
  await loadWays(context)
  await context.use(signIns).endOwed()
}

/** The attempt to connect in which the visitor went on without signing: of all that it brings they are asked once. */
const lastPassed: Part<{ attempt: Attempt | undefined }> = { create: () => ({ attempt: undefined }) }

/** Asks the visitor, unless they have refused before, or came back and need not. */
async function decide(context: ModalContext, account: AdmittedAccount, signedIn: SignedIn): Promise<boolean> {
  const must = isRequired(waysOf(context))
  const hasDeclined = account.asked && hasJustDeclined(context)
  const ask = () => askVisitor(context, { account, signedIn, isRequired: must, hasDeclined })
  if (account.asked) {
    const passed = context.use(lastPassed)
    const attempt = context.stores.attempt.$attempt.get()
    if (!must && passed.attempt === attempt) return true
    const isIn = await ask()
    if (isIn && !context.use(signIns).has(signedIn)) passed.attempt = attempt
    return isIn
  }
  if (!context.hasUi || (account.restored && !must)) return !must
  const refusals = refusalsOf(context, account)
  if (refusals.has()) return !must
  return account.asking(
    takeTurn(context, account.signal, async () => {
      await untilSwitched(context, account.signal)
      // Meanwhile they may have answered in another tab.
      if (await isKnown(context, account, signedIn)) return true
      return refusals.has() ? !must : ask()
    }),
  )
}

/** Whether they, or the same session of their wallet on another kind of network, have signed in. What cannot be known is a no. */
async function isKnown(context: ModalContext, { walletId, namespace }: AdmittedAccount, signedIn: SignedIn) {
  const known = context.use(signIns)
  try {
    if (await known.read(signedIn)) return true
    if (!sourceOf(context, walletId).spans) return false
    const others = known.list().filter((each) => each.walletId === walletId)
    for (const each of others) {
      if (!each.account.startsWith(`${namespace}:`) && (await known.read(each))) return true
    }
  } catch (cause) {
    context.log('warn', 'Sign-ins could not be read', cause)
  }
  return false
}

/** Where the visitor is switching networks in the modal, that moves it first. */
function untilSwitched(context: ModalContext, signal: AbortSignal): Promise<void> {
  const { $switching } = context.stores.switching
  if ($switching.get().status !== 'waiting') return Promise.resolve()
  return new Promise((resolve) => {
    const over = new AbortController()
    const settle = () => {
      over.abort()
      resolve()
    }
    onAbort(
      over.signal,
      $switching.listen(({ status }) => status !== 'waiting' && settle()),
    )
    onAbort(over.signal, onAbort(signal, settle))
  })
}
