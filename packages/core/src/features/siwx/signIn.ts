import { toAccountId } from '../../connection/authorization.js'
import { ModalError } from '../../errors/ModalError.js'
import { getFeatureService } from '../../feature/getFeatureService.js'
import type { ModalContext } from '../../modal/context.js'
import type { Modal } from '../../modal/modal.js'
import { getContext } from '../../modal/runtime.js'
import { emitErrorOnFailure } from '../../notices/emitError.js'
import { stateError } from '../../state/errors.js'
import type { RegisteredNamespace } from '../../types/register.js'
import { siwxFeature } from './index.js'
import { requestSignIn } from './requestSignIn.js'
import { getSignInConfig, isSignInRequired, loadSignInConfig } from './signInConfig.js'
import { signInRegistry } from './signInRegistry.js'

export interface SignInParameters {
  /** Namespace of the account. @default the active namespace */
  readonly namespace?: RegisteredNamespace | undefined
}

async function requireAccount(
  context: ModalContext,
  { namespace = context.stores.networks.$namespace.get() }: SignInParameters,
) {
  getFeatureService(context, siwxFeature)
  await loadSignInConfig(context)
  const live = context.stores.connections.active(namespace)
  if (!live) throw stateError('ACCOUNT_UNDEFINED', { context: { namespace } })
  const { walletId, connection } = live
  return { namespace, walletId, connection, signedIn: { walletId, account: toAccountId(connection) } }
}

/**
 * Prompts the user to sign in with the active account, unless it is signed in already. Resolves to false if the user
 * declines. Rejects with `FEATURE_MISSING` without the option `siwx`, and with `ACCOUNT_UNDEFINED` without a connected
 * wallet.
 */
export async function signIn(modal: Modal, parameters: SignInParameters = {}): Promise<boolean> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    const { namespace, walletId, connection, signedIn } = await requireAccount(context, parameters)
    const registry = context.use(signInRegistry)
    if (await registry.read(signedIn)) return true
    const done = registry.markLoading(namespace)
    const [account] = connection.accounts
    const target = { namespace, walletId, account, caipNetworkId: connection.caipNetworkId, connection }
    const { signal } = context
    try {
      await requestSignIn(context, {
        account: { ...target, isRestored: false, isRequested: false, signal, whilePrompting: async (answer) => answer },
        signedIn,
        isRequired: false,
      })
    } finally {
      done()
    }
    return registry.has(signedIn)
  })
}

/**
 * Signs the active account out. If the app requires a sign-in, also disconnects the wallet. Rejects with
 * `SIGN_OUT_FAILED` if the app's server fails; the account then stays signed in.
 */
export async function signOut(modal: Modal, parameters: SignInParameters = {}): Promise<void> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    const { namespace, walletId, signedIn } = await requireAccount(context, parameters)
    const registry = context.use(signInRegistry)
    try {
      await registry.end([signedIn])
    } catch (cause) {
      // The app's server still has the session, so the account counts as signed in again.
      registry.add(signedIn)
      throw new ModalError('SIGN_OUT_FAILED', { cause })
    }
    if (!isSignInRequired(getSignInConfig(context))) return
    const { disconnect } = await import('../../connection/disconnect.js')
    await disconnect(modal, { namespace, walletId })
  })
}
