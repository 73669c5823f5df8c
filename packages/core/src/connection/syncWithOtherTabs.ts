import type { ModalContext, Service } from '../modal/context.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import { addRecordsOfOtherTab, getAwaitedRecords, markRecordDisconnected } from '../state/connectionChanges.js'
import { STORAGE_PREFIX } from '../state/storage.js'
import { readStoredState } from '../state/storedState.js'
import type { Namespace } from '../types/caip.js'
import { ENDED_CONNECTION_KEY, type EndedConnection, endConnection, parseEndedConnection } from './endConnection.js'
import { restoreNamespace } from './restoreConnections.js'
import { updateAccountStatus } from './syncAccount.js'

export interface StorageChange {
  readonly key: string | null
  readonly value: string
}

export async function syncWithOtherTabs(modal: Modal, { key, value }: StorageChange): Promise<void> {
  if (modal.context.signal.aborted) return
  const context = getContext(modal)
  if (key === STORAGE_PREFIX + ENDED_CONNECTION_KEY) {
    const ended = parseEndedConnection(value)
    if (ended) await endHere(context, ended)
  }
  if (key === `${STORAGE_PREFIX}connections`) await joinHere(context)
}

async function endHere(context: ModalContext, { namespace, walletId }: EndedConnection): Promise<void> {
  const { connections } = context.stores
  context.use(failed).delete(keyOf(namespace, walletId))
  const live = connections.live(namespace, walletId)
  if (live) {
    endConnection(context, { namespace, walletId, isRequested: true })
    await live.connection.disconnect().catch((cause: unknown) => {
      context.log('debug', `"${walletId}" was ended in another tab already`, cause)
    })
    return
  }
  const isWaiting = getAwaitedRecords(connections, namespace).some((each) => each.walletId === walletId)
  if (!isWaiting) return
  markRecordDisconnected(connections, namespace, walletId)
  updateAccountStatus(context, { namespace })
}

// Connections that another tab made and this tab failed to restore. This tab restores one again only if the other tab
// ends it and connects anew.
const failed: Service<Set<string>> = { create: () => new Set() }
const keyOf = (namespace: Namespace, walletId: string) => `${namespace} ${walletId}`

async function joinHere(context: ModalContext): Promise<void> {
  const { adapters, services, stores } = context
  const { attempt, connections } = stores
  const { connections: stored, statuses } = readStoredState(services.storage)
  const running = attempt.$attempt.get()
  const joined = [...adapters.keys()].flatMap((namespace) => {
    const kept = statuses[namespace] === 'connected' ? (stored[namespace] ?? []) : []
    const there = kept.filter(({ recent }) => !recent)
    const { live, records } = connections.of(namespace)
    const isThere = (id: string) => there.some((each) => each.walletId === id)
    // Another tab has overwritten the stored connections without this tab's. Store these again, for the next reload.
    if (!live.every(({ walletId }) => isThere(walletId))) connections.set(namespace, { live: [...live] })
    const made = there.filter(
      ({ walletId: id }) =>
        !records.some((each) => each.walletId === id && !each.recent) &&
        !(running.status === 'waiting' && running.walletId === id) &&
        !context.use(failed).has(keyOf(namespace, id)),
    )
    addRecordsOfOtherTab(connections, namespace, made)
    return made.map(({ walletId }) => ({ namespace, walletId }))
  })
  await Promise.all(
    [...new Set(joined.map(({ namespace }) => namespace))].map((each) => restoreNamespace(context, each)),
  )
  for (const { namespace, walletId } of joined) {
    if (!connections.live(namespace, walletId)) context.use(failed).add(keyOf(namespace, walletId))
  }
}
