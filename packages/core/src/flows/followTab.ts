import type { ModalContext, Part } from '../context.js'
import { readMemory } from '../services/memory.js'
import { STORAGE_PREFIX } from '../services/storage.js'
import { giveUp, reviveRecords, waitingConnections } from '../stores/connectionChanges.js'
import type { Namespace } from '../types/caip.js'
import { endConnection } from './endConnection.js'
import { restore } from './restore.js'
import { settleAccount } from './settleAccount.js'
import { ENDED_KEY, type EndedConnection, readEnded } from './tabs.js'

/** A change of what is kept, made by another tab of this site. */
export interface TabChange {
  readonly key: string | null
  readonly value: string
}

/** The visitor is one person in all tabs: what they ended in another is over here, and what they connected there is restored. */
export async function followTab(context: ModalContext, { key, value }: TabChange): Promise<void> {
  if (context.signal.aborted) return
  if (key === STORAGE_PREFIX + ENDED_KEY) {
    const ended = readEnded(value)
    if (ended) await endHere(context, ended)
  }
  if (key === `${STORAGE_PREFIX}connections`) await joinHere(context)
}

/** Whatever waits for its wallet is told so: over there, the session that would answer is gone. */
async function endHere(context: ModalContext, { namespace, walletId }: EndedConnection): Promise<void> {
  const { connections } = context.stores
  context.use(failed).delete(keyOf(namespace, walletId))
  const live = connections.live(namespace, walletId)
  if (live) {
    endConnection(context, { namespace, walletId, asked: true })
    await live.connection.disconnect().catch((cause: unknown) => {
      context.log('debug', `"${walletId}" was ended in another tab already`, cause)
    })
    return
  }
  const isWaiting = waitingConnections(connections, namespace).some(({ connectorId }) => connectorId === walletId)
  if (!isWaiting) return
  giveUp(connections, namespace, walletId)
  settleAccount(context, { namespace })
}

/** What could not be restored here: it is tried once, until it ends over there. */
const failed: Part<Set<string>> = { create: () => new Set() }
const keyOf = (namespace: Namespace, walletId: string) => `${namespace} ${walletId}`

async function joinHere(context: ModalContext): Promise<void> {
  const { adapters, services, stores } = context
  const { attempt, connections } = stores
  const { connections: stored, statuses } = readMemory(services.storage)
  const asked = attempt.$attempt.get()
  const joined = [...adapters.keys()].flatMap((namespace) => {
    const kept = statuses[namespace] === 'connected' ? (stored[namespace] ?? []) : []
    const there = kept.filter(({ recent }) => !recent)
    const { live, records } = connections.of(namespace)
    const isThere = (id: string) => there.some(({ connectorId }) => connectorId === id)
    // Who writes down less than is here has not heard of it yet: once more, or a reload would not find it.
    if (!live.every(({ walletId }) => isThere(walletId))) connections.set(namespace, { live: [...live] })
    const made = there.filter(
      ({ connectorId: id }) =>
        !records.some(({ connectorId, recent }) => connectorId === id && !recent) &&
        !(asked.status === 'waiting' && asked.walletId === id) &&
        !context.use(failed).has(keyOf(namespace, id)),
    )
    reviveRecords(connections, namespace, made)
    return made.map(({ connectorId }) => ({ namespace, walletId: connectorId }))
  })
  await Promise.all(
    [...new Set(joined.map(({ namespace }) => namespace))].map((each) => restore(context, { namespace: each })),
  )
  for (const { namespace, walletId } of joined) {
    if (!connections.live(namespace, walletId)) context.use(failed).add(keyOf(namespace, walletId))
  }
}
