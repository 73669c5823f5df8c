import type { Connection } from '../adapter/connection.js'
import type { RequestNews } from '../adapter/contract.js'
import { RESTORE_WAIT, RESTORE_WALLET_WAIT } from '../constants.js'
import type { ModalContext, Part } from '../context.js'
import { isModalError, ModalError } from '../errors/ModalError.js'
import type { SourceConnection } from '../feature/walletSource.js'
import { giveUp, keptConnections, setLocked, waitingConnections } from '../stores/connectionChanges.js'
import type { Namespace } from '../types/caip.js'
import type { Connector } from '../types/wallet.js'
import { delay, untilAborted, within } from '../utils/waiting.js'
import { hasAdmission } from './admission.js'
import { adoptConnection } from './adoptConnection.js'
import { admitAll } from './askAdmission.js'
import { leadWithType } from './leadWithType.js'
import { ownsOneOf } from './ownsOneOf.js'
import { settleAccount } from './settleAccount.js'
import { sourceOf } from './sources.js'
import { syncAccount } from './syncAccount.js'

export interface RestoreParameters {
  readonly namespace: Namespace
}

/**
 * Brings back the connections of the last visit without a prompt. All wallets are asked at once, the most recent one first, which
 * has a head start to become the one in use. What the wallet no longer allows becomes a recent wallet; one that is not there, or
 * does not answer, is listened for until the end of the visit. Never rejects.
 */
export async function restore(context: ModalContext, { namespace }: RestoreParameters): Promise<void> {
  context.use(lockedWallets)
  const [recent, ...others] = waitingConnections(context.stores.connections, namespace)
  settleAccount(context, { namespace })
  if (!recent) return
  const first = restoreOne(context, namespace, recent.connectorId)
  // A feature that asks the user takes longer than a wallet that announces itself.
  const headStart = hasAdmission(context) ? RESTORE_WAIT : RESTORE_WALLET_WAIT
  // Each is taken in after the one before it, or after the head start, so that a feature asks about one account at a time.
  const restored = [first]
  for (const { connectorId } of others) {
    const turn = Promise.all(restored.map((each) => within(each, headStart, () => {}, context.signal)))
    restored.push(restoreOne(context, namespace, connectorId, { turn }))
  }
  await Promise.all(restored)
  // A connection that the app made meanwhile gets into use where none of the last visit did.
  if (context.stores.accounts.get(namespace).status !== 'connected') syncAccount(context, { namespace })
  settleAccount(context, { namespace })
}

/** Waits for wallets that their owners lock while they are connected. */
export const lockedWallets: Part<void> = {
  create(context) {
    const stop = context.announcements.listen((announcement) => {
      if (announcement.type !== 'ended' || !announcement.locked) return
      void restoreOne(context, announcement.namespace, announcement.walletId, { wanted: keptConnections })
    })
    context.signal.addEventListener('abort', stop, { once: true })
  },
}

interface RestoreOneParameters {
  /** Among which records its own has to be. @default `waitingConnections` */
  readonly wanted?: typeof waitingConnections
  /** The connection is adopted after it. */
  readonly turn?: Promise<unknown>
}

async function restoreOne(
  context: ModalContext,
  namespace: Namespace,
  walletId: string,
  { wanted = waitingConnections, turn }: RestoreOneParameters = {},
): Promise<void> {
  const { connections } = context.stores
  // The visitor may connect it, or disconnect, in the meantime: what they did last counts.
  const isWanted = (among: typeof waitingConnections) =>
    among(connections, namespace).some(({ connectorId }) => connectorId === walletId)
  const over = new AbortController()
  const again = () => {
    if (over.signal.aborted) return
    over.abort()
    void restoreOne(context, namespace, walletId, { wanted: keptConnections })
  }
  const leave = (cause: unknown, among: typeof waitingConnections) => {
    if (context.signal.aborted) return
    context.log(isModalError(cause, 'NOT_ADMITTED') ? 'warn' : 'debug', `"${walletId}" was not restored`, cause)
    if (!isWanted(among)) return
    // Only the wallet's own no, and ours, end what was allowed.
    if (isModalError(cause, 'NOT_AUTHORIZED') || isModalError(cause, 'NOT_ADMITTED')) {
      return giveUp(connections, namespace, walletId)
    }
    setLocked(connections, namespace, walletId)
    const woken = AbortSignal.any([context.signal, over.signal])
    whenLookedAt(woken, again)
    whenFound(context, { namespace, walletId, signal: woken, act: again })
  }
  const takeIn = async (found: SourceConnection, among: typeof waitingConnections) => {
    if (!isTheSame(context, namespace, walletId, found.connection)) {
      await found.connection.disconnect()
      throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
    }
    if (!sourceOf(context, walletId).selectAccount) await leadWithType(context, namespace, found.connection)
    await turn
    await admitAll(context, [found], { restored: true, asked: false, signal: context.signal })
    const [lead] = connections.of(namespace).records
    const leads = lead?.connectorId === walletId
    if (isWanted(among)) adoptConnection(context, { ...found, active: false, leads, restored: true })
    else if (!connections.live(namespace, walletId)) await found.connection.disconnect()
  }
  try {
    const wallet = await untilAborted(findLateWallet(context, namespace, walletId), context.signal)
    if (!isWanted(wanted)) return
    const answer = askSilently(context, wallet, again)
    const found = await orSilent(context, wallet, answer)
    if (found) return await takeIn(found, wanted)
    // The status settles; the answer still counts.
    if (isWanted(wanted)) setLocked(connections, namespace, walletId)
    answer.then((late) => takeIn(late, keptConnections)).catch((cause: unknown) => leave(cause, keptConnections))
  } catch (cause) {
    leave(cause, wanted)
  }
}

/** Whoever has unlocked a wallet in its own window comes back to the page. Not every wallet says that it is open. */
function whenLookedAt(signal: AbortSignal, act: () => void): void {
  globalThis.window?.addEventListener?.('focus', act, { once: true, signal })
}

/**
 * Whoever bears the name of a wallet can answer for it: one that shows none of the accounts of last time is not taken in
 * without a question. A session is held by keys, not by names.
 */
function isTheSame(context: ModalContext, namespace: Namespace, walletId: string, connection: Connection): boolean {
  const record = context.stores.connections.of(namespace).records.find(({ connectorId }) => connectorId === walletId)
  const known = record?.accounts.map(({ address }) => address) ?? []
  return !known.length || sourceOf(context, walletId).spans === true || ownsOneOf(connection, known)
}

async function askSilently(
  context: ModalContext,
  wallet: Connector,
  onUnlocked: () => void,
): Promise<SourceConnection> {
  const { signal } = context
  const onNews = (news: RequestNews) => news === 'unlocked' && onUnlocked()
  const [found] = await untilAborted(
    sourceOf(context, wallet.id).connect({ wallet, silent: true, signal, onNews }),
    signal,
  )
  return found
}

/**
 * Undefined for a wallet that does not answer in time. A session outlives its relay's or secure site's absence: there is nobody else
 * to ask, and the visitor may give it up.
 */
function orSilent(
  context: ModalContext,
  wallet: Connector,
  answer: Promise<SourceConnection>,
): Promise<SourceConnection | undefined> {
  if (sourceOf(context, wallet.id).spans) return answer
  return within(answer, RESTORE_WAIT, () => undefined, context.signal)
}

/** Calls back when a wallet that is not there announces itself. */
function whenFound(
  { stores }: ModalContext,
  {
    namespace,
    walletId,
    signal,
    act,
  }: {
    readonly namespace: Namespace
    readonly walletId: string
    readonly signal: AbortSignal
    readonly act: () => void
  },
): void {
  const { connectors } = stores
  if (connectors.find(walletId, namespace).length || signal.aborted) return
  const stop = connectors.$all.listen(() => {
    if (connectors.find(walletId, namespace).length) act()
  })
  signal.addEventListener('abort', stop, { once: true })
}

/** Extensions may announce themselves after the page has started. */
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
    delay(RESTORE_WALLET_WAIT, end, () => {
      stop()
      reject(new ModalError('WALLET_NOT_FOUND', { context: { walletId } }))
    })
    if (end.aborted) queueMicrotask(stop)
    else end.addEventListener('abort', stop, { once: true })
  })
}
