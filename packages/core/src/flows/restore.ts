import type { Connection } from '../adapter/connection.js'
import type { RequestNews } from '../adapter/contract.js'
import { RESTORE_WAIT, RESTORE_WALLET_WAIT } from '../constants.js'
import type { ModalContext, Part } from '../context.js'
import { isModalError, ModalError } from '../errors/ModalError.js'
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
 * Brings back the connections of the last visit without a prompt: the most recent one first, the others after it,
 * side by side. What the wallet no longer allows becomes a recent wallet. Never rejects.
 */
export async function restore(context: ModalContext, { namespace }: RestoreParameters): Promise<void> {
  context.use(lockedWallets)
  const [recent, ...others] = waitingConnections(context.stores.connections, namespace)
  settleAccount(context, { namespace })
  if (!recent) return
  const first = restoreOne(context, namespace, recent.connectorId)
  // Reached over somebody else's service, which may be gone for a while, or held up by a feature that asks the visitor.
  const mayTakeLong = sourceOf(context, recent.connectorId).spans || hasAdmission(context)
  await (mayTakeLong ? orLate(first, context.signal) : first)
  await Promise.all([first, ...others.map(({ connectorId }) => restoreOne(context, namespace, connectorId))])
  // What came by itself and waited for those: now it is in use, if none of them is.
  if (context.stores.accounts.get(namespace).status !== 'connected') syncAccount(context, { namespace })
  settleAccount(context, { namespace })
}

/** Waits for wallets that their owners lock while they are connected. */
export const lockedWallets: Part<void> = {
  create(context) {
    const stop = context.announcements.listen((announcement) => {
      if (announcement.type !== 'ended' || !announcement.locked) return
      void restoreOne(context, announcement.namespace, announcement.walletId, keptConnections)
    })
    context.signal.addEventListener('abort', stop, { once: true })
  },
}

async function restoreOne(
  context: ModalContext,
  namespace: Namespace,
  walletId: string,
  wanted = waitingConnections,
): Promise<void> {
  const { connections } = context.stores
  // The visitor may connect it, or disconnect, in the meantime: what they did last counts.
  const isWaiting = () => wanted(connections, namespace).some(({ connectorId }) => connectorId === walletId)
  const over = new AbortController()
  const again = () => {
    if (over.signal.aborted) return
    over.abort()
    void restoreOne(context, namespace, walletId, keptConnections)
  }
  try {
    const wallet = await untilAborted(findLateWallet(context, namespace, walletId), context.signal)
    if (!isWaiting()) return
    const found = await askSilently(context, wallet, again)
    if (!isTheSame(context, namespace, walletId, found.connection)) {
      await found.connection.disconnect()
      throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
    }
    if (!sourceOf(context, walletId).selectAccount) await leadWithType(context, namespace, found.connection)
    await admitAll(context, [found], { restored: true, asked: false, signal: context.signal })
    const [lead] = connections.of(namespace).records
    const leads = lead?.connectorId === walletId
    if (isWaiting()) adoptConnection(context, { ...found, active: false, leads, restored: true })
    else if (!connections.live(namespace, walletId)) await found.connection.disconnect()
  } catch (cause) {
    if (context.signal.aborted) return
    context.log(isModalError(cause, 'NOT_ADMITTED') ? 'warn' : 'debug', `"${walletId}" was not restored`, cause)
    if (!isWaiting()) return
    if (!isModalError(cause, 'WALLET_LOCKED')) return giveUp(connections, namespace, walletId)
    setLocked(connections, namespace, walletId)
    whenLookedAt(AbortSignal.any([context.signal, over.signal]), again)
  }
}

/** Whoever has unlocked a wallet in its own window comes back to the page. Not every wallet says that it is open. */
function whenLookedAt(signal: AbortSignal, act: () => void): void {
  globalThis.window?.addEventListener('focus', act, { once: true, signal })
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

async function askSilently(context: ModalContext, wallet: Connector, onUnlocked: () => void) {
  const late = new AbortController()
  const answered = new AbortController()
  const signal = AbortSignal.any([context.signal, late.signal])
  // A session outlives its relay's or secure site's absence: there is nobody else to ask, and the visitor may give it up.
  const source = sourceOf(context, wallet.id)
  const onNews = (news: RequestNews) => news === 'unlocked' && onUnlocked()
  if (!source.spans) {
    delay(RESTORE_WAIT, AbortSignal.any([signal, answered.signal]), () => late.abort())
  }
  try {
    const [found] = await untilAborted(source.connect({ wallet, silent: true, signal, onNews }), signal)
    return found
  } finally {
    answered.abort()
  }
}

/** Whose relay is gone comes back with it, and who is asked about with the answer. The others are not kept waiting for that. */
function orLate(first: Promise<void>, signal: AbortSignal): Promise<void> {
  return within(first, RESTORE_WAIT, () => undefined, signal)
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
