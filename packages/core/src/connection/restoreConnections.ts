import type { Connection } from '../adapter/connection.js'
import type { ConnectRequestStatus } from '../adapter/contract.js'
import { isModalError, ModalError } from '../errors/ModalError.js'
import type { WalletSourceConnection } from '../feature/walletSource.js'
import type { ModalContext, Service } from '../modal/context.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import {
  addStoredRecords,
  getAwaitedRecords,
  getUnrestoredRecords,
  markRecordDisconnected,
  markWalletLocked,
  removeRecord,
} from '../state/connectionChanges.js'
import type { StoredConnection } from '../state/storedState.js'
import type { Namespace } from '../types/caip.js'
import type { Connector } from '../types/wallet.js'
import { rejectOnAbort, startTimer, withTimeout } from '../utils/waiting.js'
import { getWalletSource } from '../wallets/sources.js'
import { hasAuthorizingFeature } from './authorization.js'
import { authorizeConnections } from './authorizeAccount.js'
import {
  applyPreferredAccountType,
  type RegisterConnectionParameters,
  registerConnection,
} from './registerConnection.js'
import { syncAccount, updateAccountStatus } from './syncAccount.js'

export const WALLET_ANNOUNCE_TIMEOUT_MS = 3_000
export const RESTORE_TIMEOUT_MS = 10_000

const FINAL_FAILURES: ReadonlySet<string> = new Set(['NOT_AUTHORIZED', 'ACCOUNT_REFUSED', 'WALLET_NOT_FOUND'])

export interface ForeignConnection {
  readonly namespace: Namespace
  readonly record: StoredConnection
}

// Restores the connections of the last visit, and on the first visit those that another library stored, without a
// prompt.
export async function restoreConnections(modal: Modal, isFirst?: boolean): Promise<void> {
  const { signal, options, services } = modal.context
  if (signal.aborted) return
  const traces =
    isFirst && options.features.reconnect ? (await import('./takeOver/readTraces.js')).readTraces(modal.context) : []
  // Without anything to restore, the modal's runtime does not start.
  const isLeft = services.storage.get('connections') ?? services.storage.get('recent_wallets')
  if (signal.aborted || (isFirst && !traces.length && !isLeft)) return
  const context = getContext(modal)
  const foreign = traces.length
    ? await (await import('./takeOver/toForeignConnections.js')).toForeignConnections(context, traces)
    : []
  if (signal.aborted) return
  const { accounts, connections } = context.stores
  for (const { namespace, record } of foreign) {
    // What the user connected in the meantime counts.
    if (connections.of(namespace).records.some(({ recent }) => !recent)) continue
    removeRecord(connections, namespace, record.walletId)
    addStoredRecords(connections, namespace, [record])
    updateAccountStatus(context, { namespace })
  }
  const left = [...context.adapters.keys()].filter((namespace) => accounts.get(namespace).status !== 'disconnected')
  await Promise.all(left.map((namespace) => restoreNamespace(context, namespace)))
}

// Restores all stored wallets of a namespace at once. The others' accounts wait a moment, so that the most recent
// wallet becomes active. A wallet that refuses is listed as a recent one. A wallet that is missing or does not answer
// can still reconnect later, until the modal is destroyed. Never rejects.
export async function restoreNamespace(context: ModalContext, namespace: Namespace): Promise<void> {
  context.use(lockedWalletWatcher)
  const [recent, ...others] = getAwaitedRecords(context.stores.connections, namespace)
  updateAccountStatus(context, { namespace })
  if (!recent) return
  const first = restoreOne(context, namespace, recent.walletId)
  // The most recent wallet needs more time if a feature may prompt the user before its account is authorized.
  const headStart = hasAuthorizingFeature(context) ? RESTORE_TIMEOUT_MS : WALLET_ANNOUNCE_TIMEOUT_MS
  // Registers connections one after another, so that the user authorizes one account at a time. The most recent wallet
  // is first, unless it takes too long.
  const restored = [first]
  for (const { walletId } of others) {
    const turn = Promise.all(restored.map((each) => withTimeout(each, headStart, () => {}, context.signal)))
    restored.push(restoreOne(context, namespace, walletId, { turn }))
  }
  await Promise.all(restored)
  // If no connection was restored, one that the app made meanwhile becomes active.
  if (context.stores.accounts.get(namespace).status !== 'connected') syncAccount(context, { namespace })
  updateAccountStatus(context, { namespace })
}

export const lockedWalletWatcher: Service<void> = {
  create(context) {
    const stop = context.connectionEvents.listen((event) => {
      if (event.type !== 'ended' || !event.locked) return
      void restoreOne(context, event.namespace, event.walletId, { wanted: getUnrestoredRecords })
    })
    context.signal.addEventListener('abort', stop, { once: true })
  },
}

interface RestoreOneParameters {
  readonly wanted?: typeof getAwaitedRecords
  readonly turn?: Promise<unknown>
}

async function restoreOne(
  context: ModalContext,
  namespace: Namespace,
  walletId: string,
  { wanted = getAwaitedRecords, turn }: RestoreOneParameters = {},
): Promise<void> {
  const { connections } = context.stores
  // During a restore the user may connect or disconnect the wallet. What the user did last counts.
  const isWanted = (among: typeof getAwaitedRecords) =>
    among(connections, namespace).some((each) => each.walletId === walletId)
  const over = new AbortController()
  const retry = () => {
    if (over.signal.aborted) return
    over.abort()
    void restoreOne(context, namespace, walletId, { wanted: getUnrestoredRecords })
  }
  const leave = (cause: unknown, among: typeof getAwaitedRecords) => {
    if (context.signal.aborted) return
    context.log(isModalError(cause, 'ACCOUNT_REFUSED') ? 'warn' : 'debug', `"${walletId}" was not restored`, cause)
    if (!isWanted(among)) return
    const record = connections.of(namespace).records.find((each) => each.walletId === walletId)
    // Nothing but another library has named this wallet: if it is absent or refuses, forget it.
    if (record?.expected && isModalError(cause) && FINAL_FAILURES.has(cause.code)) {
      removeRecord(connections, namespace, walletId)
      return updateAccountStatus(context, { namespace })
    }
    // The stored connection ends only if the wallet or a feature refuses it. After any other failure it stays stored.
    if (isModalError(cause, 'NOT_AUTHORIZED') || isModalError(cause, 'ACCOUNT_REFUSED')) {
      return markRecordDisconnected(connections, namespace, walletId)
    }
    markWalletLocked(connections, namespace, walletId)
    const woken = AbortSignal.any([context.signal, over.signal])
    onNextFocus(woken, retry)
    onDiscovery(context, { namespace, walletId, signal: woken, callback: retry })
  }
  const register = async (restored: WalletSourceConnection, among: typeof getAwaitedRecords) => {
    if (!hasStoredAccount(context, namespace, walletId, restored.connection)) {
      await restored.connection.disconnect()
      throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
    }
    if (!getWalletSource(context, walletId).selectAccount)
      await applyPreferredAccountType(context, namespace, restored.connection)
    await turn
    await authorizeConnections(context, [restored], { isRestored: true, isRequested: false, signal: context.signal })
    const [lead] = connections.of(namespace).records
    const isPreferred = lead?.walletId === walletId
    if (isWanted(among)) registerConnection(context, { ...restored, active: false, isPreferred, isRestored: true })
    else if (!connections.live(namespace, walletId)) await restored.connection.disconnect()
  }
  try {
    const wallet = await rejectOnAbort(findLateWallet(context, namespace, walletId), context.signal)
    if (!isWanted(wanted)) return
    const answer = requestSilently(context, wallet, retry)
    const found = await withinRestoreTime(context, wallet, answer)
    if (found) return await register(found, wanted)
    // From now on the account is not shown as reconnecting for this wallet. A later answer still connects the wallet.
    if (isWanted(wanted)) markWalletLocked(connections, namespace, walletId)
    answer
      .then((late) => register(late, getUnrestoredRecords))
      .catch((cause: unknown) => leave(cause, getUnrestoredRecords))
  } catch (cause) {
    leave(cause, wanted)
  }
}

// Calls the function when the user returns to the page, e.g. after unlocking the wallet in the wallet's own window. Not
// every wallet reports that it was unlocked.
function onNextFocus(signal: AbortSignal, callback: () => void): void {
  globalThis.window?.addEventListener?.('focus', callback, { once: true, signal })
}

// Checks that the wallet has an account of the last visit, because any extension can announce itself by another
// wallet's name. A WalletConnect session needs no check: it is bound to its keys.
function hasStoredAccount(
  context: ModalContext,
  namespace: Namespace,
  walletId: string,
  connection: Connection,
): boolean {
  const record = context.stores.connections.of(namespace).records.find((each) => each.walletId === walletId)
  const known = record?.expected ?? record?.accounts.map(({ address }) => address) ?? []
  return !known.length || getWalletSource(context, walletId).isMultiNamespace === true || ownsOneOf(connection, known)
}

async function requestSilently(
  context: ModalContext,
  wallet: Connector,
  onUnlocked: () => void,
): Promise<WalletSourceConnection> {
  const { signal } = context
  const onStatus = (news: ConnectRequestStatus) => news === 'unlocked' && onUnlocked()
  const [found] = await rejectOnAbort(
    getWalletSource(context, wallet.id).connect({ wallet, silent: true, signal, onStatus }),
    signal,
  )
  return found
}

// Resolves with undefined when the wallet does not answer in time. Sessions have no time limit: the relay or the secure
// site may be unreachable for a while, and the user can give up waiting.
function withinRestoreTime(
  context: ModalContext,
  wallet: Connector,
  answer: Promise<WalletSourceConnection>,
): Promise<WalletSourceConnection | undefined> {
  if (getWalletSource(context, wallet.id).isMultiNamespace) return answer
  return withTimeout(answer, RESTORE_TIMEOUT_MS, () => undefined, context.signal)
}

function onDiscovery(
  { stores }: ModalContext,
  {
    namespace,
    walletId,
    signal,
    callback,
  }: {
    readonly namespace: Namespace
    readonly walletId: string
    readonly signal: AbortSignal
    readonly callback: () => void
  },
): void {
  const { connectors } = stores
  if (connectors.find(walletId, namespace).length || signal.aborted) return
  const stop = connectors.$all.listen(() => {
    if (connectors.find(walletId, namespace).length) callback()
  })
  signal.addEventListener('abort', stop, { once: true })
}

function findLateWallet(context: ModalContext, namespace: Namespace, walletId: string): Promise<Connector> {
  const { connectors } = context.stores
  return new Promise((resolve, reject) => {
    const found = new AbortController()
    const stop = connectors.$all.subscribe(() => {
      const [wallet] = connectors.find(walletId, namespace)
      if (!wallet) return
      found.abort()
      resolve(wallet)
    })
    const end = AbortSignal.any([found.signal, context.signal])
    startTimer(WALLET_ANNOUNCE_TIMEOUT_MS, end, () => {
      stop()
      reject(new ModalError('WALLET_NOT_FOUND', { context: { walletId } }))
    })
    if (end.aborted) queueMicrotask(stop)
    else end.addEventListener('abort', stop, { once: true })
  })
}

// Registers a connection made outside the modal, once it is authorized. Rejects with `ACCOUNT_REFUSED`.
export async function registerDiscoveredConnection(
  modal: Modal,
  found: Omit<RegisterConnectionParameters, 'isRestored' | 'isPreferred'>,
): Promise<void> {
  const context = getContext(modal)
  if (hasAuthorizingFeature(context)) {
    await authorizeConnections(context, [found], { isRestored: false, isRequested: false, signal: context.signal })
  }
  context.use(lockedWalletWatcher)
  registerConnection(context, { ...found, isRestored: false })
}

function ownsOneOf({ accounts, owns }: Connection, addresses: readonly string[]): boolean {
  const isOwn = owns ?? ((address: string) => accounts.some((account) => fold(account.address) === fold(address)))
  return addresses.some(isOwn)
}

// Converts an address to lower case if it is hexadecimal. Other addresses are case-sensitive.
const fold = (address: string) => (/^0x[0-9a-f]+$/i.test(address) ? address.toLowerCase() : address)
