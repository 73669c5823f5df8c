import type { RequestNews } from '../adapter/contract.js'
import type { ModalContext } from '../context.js'
import { lateError } from '../errors/lateError.js'
import { ModalError } from '../errors/ModalError.js'
import { toModalError } from '../errors/toModalError.js'
import type { Account } from '../types/account.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Connector } from '../types/wallet.js'
import { anySignal, untilAborted } from '../utils/waiting.js'
import { activateConnection } from './activateConnection.js'
import { isAdmitted } from './admission.js'
import { adoptConnection } from './adoptConnection.js'
import { admitAll } from './askAdmission.js'
import { leadWithType } from './leadWithType.js'
import { raiseTitled } from './raiseAlert.js'
import { lockedWallets } from './restore.js'
import { settleAccount } from './settleAccount.js'
import { draftOf, noteDeclined } from './signInDraft.js'
import { sourceOf } from './sources.js'
import { track } from './track.js'

export interface ConnectParameters {
  /** Id or reverse domain name of the wallet. */
  readonly walletId: string
  /** Needed when several namespaces have found this wallet. */
  readonly namespace?: Namespace | undefined
  /** The wallet is asked to be on this network. @default it stays where it is */
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Asks a wallet and takes its connection in. A newer attempt, closing the modal or the signal gives this one up: it
 * rejects with `MODAL_CLOSED`, and what the wallet answers later changes nothing.
 *
 * Rejects with `CONNECTION_REJECTED` when the visitor declined, `CONNECTOR_NOT_FOUND`, `CHAIN_REQUIRED`,
 * `ADAPTER_NOT_FOUND`, `NOT_ADMITTED`, `PACKAGE_MISSING` where the wallet needs an optional peer that is not installed,
 * `CONNECTION_CLIENT_MISSING` after `destroy()`, and else `CONNECT_FAILED` with the cause.
 */
export async function connect(context: ModalContext, parameters: ConnectParameters): Promise<Account> {
  const { accounts, attempt, connections, networks } = context.stores
  if (context.signal.aborted) throw new ModalError('CONNECTION_CLIENT_MISSING')
  if (parameters.signal?.aborted) throw new ModalError('MODAL_CLOSED')
  const { walletId, caipNetworkId } = parameters
  const wallet = findWallet(context, parameters)
  const source = sourceOf(context, wallet.id)
  const namespace = wallet.chain
  if (!context.adapters.has(namespace)) throw new ModalError('ADAPTER_NOT_FOUND', { context: { namespace } })
  const network = caipNetworkId ? networks.find(caipNetworkId) : undefined
  if (caipNetworkId && !network) throw lateError('NETWORK_NOT_FOUND', { context: { caipNetworkId } })

  context.use(lockedWallets)
  const target = { walletId, namespace }
  const mine = attempt.begin(target)
  const signal = anySignal(mine.signal, parameters.signal)
  const known = connections.live(namespace, wallet.id)
  if (known && source.again !== 'renews') {
    activateConnection(context, { namespace, walletId: wallet.id })
    const [account] = known.connection.accounts
    if (!isAdmitted(context, { namespace, ...known })) {
      const error = new ModalError('NOT_ADMITTED', { context: { namespace } })
      mine.end({ status: 'failed', error, ...target })
      throw error
    }
    mine.end({ status: 'connected', ...target })
    return account
  }

  // A new session takes the place of the one before it, also where other wallets stand by.
  const led = connections.namespaces().filter((each) => connections.active(each)?.walletId === wallet.id)
  if (!connections.active(namespace)) accounts.update(namespace, { status: 'connecting' })
  const onNews = (news: RequestNews) => news === 'pending' && mine.pending()
  try {
    const signInDraft = draftOf(context, { namespace, walletId: wallet.id, signal })
    const request = { wallet, network, signal, onNews, signInDraft }
    const asked = [...(await untilAborted(source.connect(request), signal))] as const
    const [found, ...others] = asked
    if (signal.aborted) throw new ModalError('ABORTED')
    if (!source.selectAccount) await leadWithType(context, found.namespace, found.connection)
    // The visitor may be reading what they are to sign, and can give it up.
    await admitAll(context, asked, { restored: false, asked: true, signal })
    if (signal.aborted) throw new ModalError('ABORTED')
    mine.answered()
    for (const other of others) {
      adoptConnection(context, { ...other, active: false, leads: led.includes(other.namespace), restored: false })
    }
    adoptConnection(context, { ...found, active: true, restored: false })
    mine.end({ status: 'connected', ...target })
    track(context, 'CONNECT_SUCCESS', { method: source.method(), name: found.wallet.name })
    return found.connection.accounts[0]
  } catch (thrown) {
    const error = toConnectError(thrown, signal)
    const { code } = toModalError(thrown)
    if (error.code === 'MODAL_CLOSED') mine.end({ status: 'idle' })
    else if (error.code === 'CONNECTION_REJECTED') mine.end({ status: 'declined', ...target })
    else if (code === 'WALLET_NOT_FOUND') mine.end({ status: 'missing', ...target })
    else mine.end({ status: 'failed', error, ...target })
    if (error.code === 'PACKAGE_MISSING') {
      raiseTitled(context, { code: 'PACKAGE_MISSING', title: 'Package Not Installed', detail: error.message })
    }
    if (error.code === 'CONNECTION_REJECTED') noteDeclined(context, { namespace, walletId: wallet.id })
    if (error.code === 'CONNECTION_REJECTED') track(context, 'USER_REJECTED', { message: error.code })
    else if (error.code !== 'MODAL_CLOSED') track(context, 'CONNECT_ERROR', { message: error.code })
    throw error
  } finally {
    settleAccount(context, { namespace })
  }
}

function findWallet(context: ModalContext, { walletId, namespace }: ConnectParameters): Connector {
  const { connectors, networks } = context.stores
  const [wallet, other] = connectors.find(walletId, namespace)
  if (!wallet) throw lateError('CONNECTOR_NOT_FOUND', { context: { walletId } })
  // One session serves all namespaces: where none is named, the one in use leads.
  const isShared = sourceOf(context, wallet.id).spans
  if (isShared && namespace === undefined) return connectors.find(walletId, networks.$namespace.get())[0] ?? wallet
  if (other && !isShared) throw lateError('CHAIN_REQUIRED', { context: { walletId } })
  return wallet
}

/** What says by itself what has to be done first. */
const own: ReadonlySet<string> = new Set(['NOT_SIGNED_IN', 'AUTH_CONNECTOR_MISSING', 'NOT_ADMITTED', 'PACKAGE_MISSING'])

function toConnectError(thrown: unknown, signal: AbortSignal): ModalError {
  const cause = toModalError(thrown)
  if (signal.aborted) return new ModalError('MODAL_CLOSED', { cause })
  if (own.has(cause.code)) return cause
  if (cause.code === 'USER_REJECTED') return new ModalError('CONNECTION_REJECTED', { cause })
  return lateError('CONNECT_FAILED', { cause })
}
