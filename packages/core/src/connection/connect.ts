import type { ConnectRequestStatus } from '../adapter/contract.js'
import { track } from '../analytics/track.js'
import { isAttemptAbandoned } from '../errors/isAttemptAbandoned.js'
import { isModalError, ModalError } from '../errors/ModalError.js'
import { toModalError } from '../errors/toModalError.js'
import { readWalletExplanation } from '../errors/toWalletError.js'
import type { ModalContext } from '../modal/context.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import { emitErrorOnFailure } from '../notices/emitError.js'
import { raiseTitledAlert } from '../notices/raiseAlert.js'
import { stateError } from '../state/errors.js'
import type { Account } from '../types/account.js'
import type { RegisteredNamespace, RegisteredNetworkId } from '../types/register.js'
import type { Connector } from '../types/wallet.js'
import { isMobile } from '../utils/isMobile.js'
import { logListenerErrors } from '../utils/logStoreListenerErrors.js'
import { combineSignals, rejectOnAbort } from '../utils/waiting.js'
import { getWalletSource } from '../wallets/sources.js'
import { isAccountAuthorized } from './authorization.js'
import { authorizeConnections } from './authorizeAccount.js'
import { connectionError } from './errors.js'
import { openToConnect } from './openToConnect.js'
import { applyPreferredAccountType, registerConnection } from './registerConnection.js'
import { lockedWalletWatcher } from './restoreConnections.js'
import { createSignInDrafter, markSignInDeclined } from './signInDraft.js'
import { switchConnection } from './switchConnection.js'
import { updateAccountStatus } from './syncAccount.js'

export interface ConnectParameters {
  /** Id or reverse domain name of the wallet. @default the user chooses in the modal */
  readonly walletId?: string | undefined
  /** Required when wallets of several namespaces share the id. */
  readonly namespace?: RegisteredNamespace | undefined
  /** Network that the wallet switches to. @default the wallet keeps its network */
  readonly caipNetworkId?: RegisteredNetworkId | undefined
  readonly signal?: AbortSignal | undefined
  /**
   * Receives the `wc:` URI of the code that another device scans, and a new URI before each one expires. Not called for
   * a wallet that shows no code.
   */
  readonly onUri?: ((uri: string) => void) | undefined
}

type WalletChoice = ConnectParameters & { readonly walletId: string }

/**
 * Connects a wallet and resolves with its account. With a `walletId` it requests the wallet without any UI; without one
 * it opens the modal. Closing that modal, or aborting the signal, rejects with `MODAL_CLOSED`.
 *
 * Rejects with `CONNECTION_REJECTED` when the user declines, `CONNECT_SUPERSEDED` for a newer attempt,
 * `CONNECTOR_NOT_FOUND`, `NETWORK_NOT_FOUND`, `CHAIN_REQUIRED`, `ADAPTER_NOT_FOUND`, `ACCOUNT_REFUSED`, `PACKAGE_MISSING`
 * where the wallet needs an optional peer that is not installed, `CONNECTION_CLIENT_MISSING` after `destroy()`, and
 * otherwise `CONNECT_FAILED` with the cause.
 */
export async function connect(modal: Modal, parameters: ConnectParameters = {}): Promise<Account> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    if (context.signal.aborted) throw new ModalError('CONNECTION_CLIENT_MISSING')
    if (parameters.signal?.aborted) throw new ModalError('MODAL_CLOSED')
    const { walletId, onUri } = parameters
    if (walletId === undefined) return openToConnect(modal, parameters)
    return requestConnection(context, {
      ...parameters,
      walletId,
      onUri: onUri && logListenerErrors(onUri, context.log),
    })
  })
}

async function requestConnection(context: ModalContext, parameters: WalletChoice): Promise<Account> {
  const { accounts, attempt, connections, networks } = context.stores
  const { walletId, caipNetworkId, onUri } = parameters
  const wallet = findWallet(context, parameters)
  const source = getWalletSource(context, wallet.id)
  const namespace = wallet.chain
  if (!context.adapters.has(namespace)) throw new ModalError('ADAPTER_NOT_FOUND', { context: { namespace } })
  const network = caipNetworkId ? networks.find(caipNetworkId) : undefined
  if (caipNetworkId && !network) throw stateError('NETWORK_NOT_FOUND', { context: { caipNetworkId } })

  context.use(lockedWalletWatcher)
  const target = { walletId, namespace }
  const current = attempt.begin(target)
  const signal = combineSignals(current.signal, parameters.signal)
  const known = connections.live(namespace, wallet.id)
  if (known && source.reconnectMode !== 'new-session') {
    switchConnection(context.modal, { namespace, walletId: wallet.id })
    const [account] = known.connection.accounts
    if (!isAccountAuthorized(context, { namespace, ...known })) {
      const error = new ModalError('ACCOUNT_REFUSED', { context: { namespace } })
      current.end({ status: 'failed', error, ...target })
      throw error
    }
    current.end({ status: 'connected', ...target })
    return account
  }

  // The new session replaces the previous session of this wallet, and becomes active in the namespaces where that one
  // was active.
  const activeNamespaces = connections.namespaces().filter((each) => connections.active(each)?.walletId === wallet.id)
  if (!connections.active(namespace)) accounts.update(namespace, { status: 'connecting' })
  const onStatus = (status: ConnectRequestStatus) => status === 'pending' && current.pending()
  try {
    const signInDraft = createSignInDrafter(context, { namespace, walletId: wallet.id, signal })
    const request = { wallet, network, signal, onStatus, onUri, signInDraft }
    const connected = [...(await rejectOnAbort(source.connect(request), signal))] as const
    const [first, ...others] = connected
    if (signal.aborted) throw new ModalError('ABORTED')
    if (!source.selectAccount) await applyPreferredAccountType(context, first.namespace, first.connection)
    // Signing in may have prompted the user meanwhile. An abort during that time also ends the attempt.
    await authorizeConnections(context, connected, { isRestored: false, isRequested: true, signal })
    if (signal.aborted) throw new ModalError('ABORTED')
    current.answered()
    for (const other of others) {
      registerConnection(context, {
        ...other,
        active: false,
        isPreferred: activeNamespaces.includes(other.namespace),
        isRestored: false,
      })
    }
    registerConnection(context, { ...first, active: true, isRestored: false })
    current.end({ status: 'connected', ...target })
    track(context, 'CONNECT_SUCCESS', { method: source.method(), name: first.wallet.name })
    return first.connection.accounts[0]
  } catch (thrown) {
    const error = toConnectError(thrown, signal)
    const { code } = toModalError(thrown)
    if (isAttemptAbandoned(error)) current.end({ status: 'idle' })
    else if (error.code === 'CONNECTION_REJECTED') current.end({ status: 'declined', ...target })
    else if (code === 'WALLET_NOT_FOUND') current.end({ status: 'missing', ...target })
    else current.end({ status: 'failed', error, ...target })
    if (error.code === 'PACKAGE_MISSING') {
      raiseTitledAlert(context, { code: 'PACKAGE_MISSING', title: 'Package Not Installed', detail: error.message })
    }
    if (error.code === 'CONNECTION_REJECTED') markSignInDeclined(context, { namespace, walletId: wallet.id })
    if (error.code === 'CONNECTION_REJECTED') track(context, 'USER_REJECTED', { message: error.code })
    else if (!isAttemptAbandoned(error)) track(context, 'CONNECT_ERROR', { message: error.code })
    throw error
  } finally {
    updateAccountStatus(context, { namespace })
  }
}

function findWallet(context: ModalContext, { walletId, namespace }: WalletChoice): Connector {
  const { connectors, networks } = context.stores
  const named = connectors.find(walletId, namespace)
  // In the browser of its own app a wallet announces itself as `<rdns>.mobile`.
  const [wallet, other] = named.length || !isMobile() ? named : connectors.find(`${walletId}.mobile`, namespace)
  if (!wallet) throw connectionError('CONNECTOR_NOT_FOUND', { context: { walletId } })
  // WalletConnect and the embedded wallet have one entry per namespace under the same id: prefer the active namespace.
  const isShared = getWalletSource(context, wallet.id).isMultiNamespace
  if (isShared && namespace === undefined) return connectors.find(walletId, networks.$namespace.get())[0] ?? wallet
  if (other && !isShared) throw connectionError('CHAIN_REQUIRED', { context: { walletId } })
  return wallet
}

/**
 * Error codes that are not wrapped in `CONNECT_FAILED`, because their messages already tell the user what to do next.
 */
const UNWRAPPED_CODES: ReadonlySet<string> = new Set([
  'NOT_SIGNED_IN',
  'AUTH_CONNECTOR_MISSING',
  'ACCOUNT_REFUSED',
  'PACKAGE_MISSING',
])

function toConnectError(thrown: unknown, signal: AbortSignal): ModalError {
  const cause = toModalError(thrown)
  if (signal.aborted) {
    return new ModalError(isModalError(signal.reason, 'CONNECT_SUPERSEDED') ? 'CONNECT_SUPERSEDED' : 'MODAL_CLOSED', {
      cause,
    })
  }
  if (UNWRAPPED_CODES.has(cause.code)) return cause
  if (cause.code === 'USER_REJECTED') return new ModalError('CONNECTION_REJECTED', { cause })
  const walletWords = readWalletExplanation(thrown)
  return connectionError('CONNECT_FAILED', { cause, ...(walletWords && { context: { walletWords } }) })
}
