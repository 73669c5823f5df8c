import { hasJustDeclinedSignIn } from '../../connection/signInDraft.js'
import { toModalError } from '../../errors/toModalError.js'
import type { AuthorizationRequest } from '../../feature/defineFeature.js'
import type { ModalContext, Service } from '../../modal/context.js'
import type { ConnectAttempt } from '../../state/attempt.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { onAbort, rejectOnAbort } from '../../utils/waiting.js'
import { getWalletSource } from '../../wallets/sources.js'
import { createRefusalStorage } from './createRefusalStorage.js'
import { requestSignIn } from './requestSignIn.js'
import { getSignInConfig, isSignInRequired, loadSignInConfig } from './signInConfig.js'
import { takeSignInDrafts } from './signInDrafts.js'
import { type SignedInAccount, signInRegistry } from './signInRegistry.js'

/** Resolves to true for an account that is signed in or now signs in, or for which signing in is optional. */
export async function ensureSignedIn(context: ModalContext, account: AuthorizationRequest): Promise<boolean> {
  const { networks } = context.stores
  const { namespace, caipNetworkId, walletId } = account
  const config = await loadSignInConfig(context)
  const registry = context.use(signInRegistry)
  if (config.namespaces && !config.namespaces.includes(namespace)) return true
  // The user is about to be prompted to leave a network that the app does not list. The user signs in on the next
  // network.
  if (!networks.find(caipNetworkId) && !context.options.allowUnsupportedChain) return true
  const signedIn: SignedInAccount = { walletId, account: toCaipAddress(caipNetworkId, account.account.address) }
  const done = registry.markLoading(namespace)
  try {
    if (await hasSigned(context, account, signedIn)) return true
    return (await isSignedIn(context, account, signedIn)) || (await promptIfNeeded(context, account, signedIn))
  } finally {
    done()
  }
}

/**
 * Returns true if the wallet signed the sign-in message while connecting, and the app's server accepted the signature.
 */
async function hasSigned(
  context: ModalContext,
  account: AuthorizationRequest,
  signedIn: SignedInAccount,
): Promise<boolean> {
  const made = takeSignInDrafts(context, account)
  if (!account.connection.signedIn || !made.length) return false
  return (await import('./requestSignInDraft.js')).submitSignedDraft(context, account, signedIn, made)
}

export async function endPendingSignOuts(context: ModalContext): Promise<void> {
  await loadSignInConfig(context)
  await context.use(signInRegistry).endPendingSignOuts()
}

// Connection attempt in which the user declined an optional sign-in. Other accounts of the same attempt are not
// prompted for.
const skippedAttempt: Service<{ attempt: ConnectAttempt | undefined }> = { create: () => ({ attempt: undefined }) }

/** Prompts the user to sign in, unless the user has declined before, or a restored account need not sign in. */
async function promptIfNeeded(
  context: ModalContext,
  account: AuthorizationRequest,
  signedIn: SignedInAccount,
): Promise<boolean> {
  const must = isSignInRequired(getSignInConfig(context))
  const hasDeclined = account.isRequested && hasJustDeclinedSignIn(context)
  const ask = () => requestSignIn(context, { account, signedIn, isRequired: must, hasDeclined })
  if (account.isRequested) {
    const skipped = context.use(skippedAttempt)
    const attempt = context.stores.attempt.$attempt.get()
    if (!must && skipped.attempt === attempt) return true
    const isIn = await ask()
    if (isIn && !context.use(signInRegistry).has(signedIn)) skipped.attempt = attempt
    return isIn
  }
  if (!context.hasUi || (account.isRestored && !must)) return !must
  const refusals = createRefusalStorage(context, account)
  if (refusals.has()) return !must
  return account.whilePrompting(
    queuePrompt(context, account.signal, async () => {
      await waitForSwitch(context, account.signal)
      // While this prompt waited, the user may have signed in or declined in another tab.
      if (await isSignedIn(context, account, signedIn)) return true
      return refusals.has() ? !must : ask()
    }),
  )
}

/**
 * Returns true if this account is signed in, or another account of the same WalletConnect session. If the app's server
 * fails, the account counts as signed out.
 */
async function isSignedIn(
  context: ModalContext,
  { walletId, namespace }: AuthorizationRequest,
  signedIn: SignedInAccount,
) {
  const registry = context.use(signInRegistry)
  const { accounts } = context.stores
  try {
    if (accounts.get(namespace).sessionError) accounts.update(namespace, { sessionError: undefined })
    if (await registry.read(signedIn)) return true
    if (!getWalletSource(context, walletId).isMultiNamespace) return false
    const others = registry.list().filter((each) => each.walletId === walletId)
    for (const each of others) {
      if (!each.account.startsWith(`${namespace}:`) && (await registry.read(each))) return true
    }
  } catch (cause) {
    context.log('warn', 'Sign-ins could not be read', cause)
    accounts.update(namespace, { sessionError: toModalError(cause) })
  }
  return false
}

/** Waits until no network switch is pending, because the view of the switch would replace the prompt. */
function waitForSwitch(context: ModalContext, signal: AbortSignal): Promise<void> {
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

const promptQueue: Service<{ turn: Promise<unknown> }> = { create: () => ({ turn: Promise.resolve() }) }

/**
 * Queues prompts that the user did not request. Only the visible tab prompts, and only one tab at a time (Web Locks
 * API).
 */
function queuePrompt<T>(context: ModalContext, signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  const queue = context.use(promptQueue)
  const mine = queue.turn.then(async () => {
    await waitUntilVisible(signal)
    const { locks } = globalThis.navigator ?? {}
    return locks ? locks.request('foyer:sign-in', { signal }, ask) : ask()
  })
  queue.turn = mine.catch(() => undefined)
  return rejectOnAbort(mine, signal)
}

function waitUntilVisible(signal: AbortSignal): Promise<void> {
  const { document } = globalThis
  if (!document || document.visibilityState === 'visible') return Promise.resolve()
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    const onChange = () => {
      if (document.visibilityState !== 'visible') return
      over.abort()
      resolve()
    }
    document.addEventListener('visibilitychange', onChange, { signal: AbortSignal.any([signal, over.signal]) })
    onAbort(signal, () => reject(signal.reason))
  })
}
