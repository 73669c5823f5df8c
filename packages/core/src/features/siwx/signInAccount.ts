import type { ModalContext } from '../../context.js'
import { lateError } from '../../errors/lateError.js'
import { ModalError } from '../../errors/ModalError.js'
import { accountOf } from '../../flows/admission.js'
import { featurePart } from '../../flows/featurePart.js'
import type { Namespace } from '../../types/caip.js'
import { askVisitor } from './askVisitor.js'
import { siwxFeature } from './feature.js'
import { signIns } from './signIns.js'
import { isRequired, loadWays, waysOf } from './siwxConfig.js'

export interface SignInParameters {
  /** @default the active one */
  readonly namespace?: Namespace | undefined
}

/** The account in use, which is to sign in or out. Rejects with `FEATURE_MISSING` and `ACCOUNT_UNDEFINED`. */
async function requireAccount(
  context: ModalContext,
  { namespace = context.stores.networks.$namespace.get() }: SignInParameters,
) {
  featurePart(context, siwxFeature)
  await loadWays(context)
  const live = context.stores.connections.active(namespace)
  if (!live) throw lateError('ACCOUNT_UNDEFINED', { context: { namespace } })
  const { walletId, connection } = live
  return { namespace, walletId, connection, signedIn: { walletId, account: accountOf(connection) } }
}

/**
 * Has the visitor sign in with the account in use, where they have not. False: they did not want to. Rejects with
 * `FEATURE_MISSING` where the site has no `siwx`, and `ACCOUNT_UNDEFINED` where nobody is connected.
 */
export async function signInAccount(context: ModalContext, parameters: SignInParameters): Promise<boolean> {
  const { namespace, walletId, connection, signedIn } = await requireAccount(context, parameters)
  const known = context.use(signIns)
  if (await known.read(signedIn)) return true
  const done = known.begin(namespace)
  const [account] = connection.accounts
  const target = { namespace, walletId, account, caipNetworkId: connection.caipNetworkId, connection }
  const { signal } = context
  try {
    await askVisitor(context, {
      account: { ...target, restored: false, asked: false, signal, asking: async (answer) => answer },
      signedIn,
      isRequired: false,
    })
  } finally {
    done()
  }
  return known.has(signedIn)
}

/**
 * Ends the session of the account in use. Where a site insists on one, its wallet is disconnected. Rejects with `SIGN_OUT_FAILED`
 * where the site did not answer, or would not: they are signed in still.
 */
export async function signOutAccount(context: ModalContext, parameters: SignInParameters): Promise<void> {
  const { namespace, walletId, signedIn } = await requireAccount(context, parameters)
  const known = context.use(signIns)
  try {
    await known.end([signedIn])
  } catch (cause) {
    // The site still knows them: nobody is told otherwise.
    known.add(signedIn)
    throw new ModalError('SIGN_OUT_FAILED', { cause })
  }
  if (!isRequired(waysOf(context))) return
  const { disconnect } = await import('../../flows/disconnect.js')
  await disconnect(context, { namespace, walletId })
}
