import { type RelayConnection, toMessageKey } from './createRelayConnection'
import type { Mailbox, StoredMessage } from './types'

const MAX_IN_FLIGHT = 1_000

export type Delivery = ReturnType<typeof createDelivery>

/** Sends stored messages to the connections of this instance that subscribe to their topics. */
export function createDelivery({
  mailbox,
  onDelivered,
  onError,
}: {
  readonly mailbox: () => Mailbox
  readonly onDelivered: () => void
  readonly onError: (error: unknown) => void
}) {
  const subscribers = new Map<string, Set<RelayConnection>>()
  /** Connections that have been sent as much as they can take, and have more waiting. */
  const late = new Set<RelayConnection>()
  let lastId = 0

  const send = (connection: RelayConnection, stored: StoredMessage): void => {
    const subscription = connection.topics.get(stored.topic)
    if (subscription === undefined || stored.from === connection.clientId || stored.expiresAt <= Date.now()) return
    if (connection.handedOut.has(toMessageKey(stored))) return
    for (const { topic, id } of connection.inFlight.values()) if (topic === stored.topic && id === stored.id) return
    if (late.has(connection)) return
    if (connection.inFlight.size >= MAX_IN_FLIGHT || connection.isFull()) {
      late.add(connection)
      connection.afterReceipt(() => resume(connection))
      return
    }
    // Ids grow, as clients expect of JSON-RPC ids made of the time.
    lastId = Math.max(lastId + 1, Date.now() * 1000)
    connection.inFlight.set(lastId, { topic: stored.topic, id: stored.id })
    const { topic, message, publishedAt, tag, attestation } = stored
    const data = { topic, message, publishedAt, tag, attestation }
    connection.send({ id: lastId, jsonrpc: '2.0', method: 'irn_subscription', params: { id: subscription, data } })
    onDelivered()
  }

  const flushTopic = async (connection: RelayConnection, topic: string): Promise<void> => {
    const { flushing, clientId } = connection
    if ((flushing.get(topic) ?? 'due') !== 'due') {
      flushing.set(topic, 'has newer')
      return
    }
    try {
      let after: string | undefined
      let hasMore = true
      while (hasMore || flushing.get(topic) === 'has newer') {
        flushing.set(topic, 'running')
        const { messages, next } = await mailbox().waitingFor(topic, clientId, after)
        for (const stored of messages) {
          send(connection, stored)
          // The rest follows once the client has acknowledged some.
          if (late.has(connection)) return
          after = stored.id
        }
        hasMore = next !== undefined
        after = next ?? after
      }
    } finally {
      flushing.delete(topic)
    }
  }
  const flush = async (connection: RelayConnection, topics: Iterable<string>): Promise<void> => {
    for (const topic of [...topics]) await flushTopic(connection, topic)
  }
  const flushSoon = (connection: RelayConnection, topics: Iterable<string>) =>
    void flush(connection, topics).catch(onError)
  const resume = (connection: RelayConnection) => {
    if (connection.inFlight.size > MAX_IN_FLIGHT / 2 || !late.delete(connection)) return
    flushSoon(connection, connection.topics.keys())
  }

  const leave = async (connection: RelayConnection, topics: readonly string[]): Promise<void> => {
    for (const topic of topics) {
      connection.topics.delete(topic)
      const all = subscribers.get(topic)
      all?.delete(connection)
      if (all?.size !== 0) continue
      subscribers.delete(topic)
      await mailbox().unwatch(topic)
    }
  }

  return {
    async subscribe(
      connection: RelayConnection,
      subscriptions: readonly { readonly topic: string; readonly id: string }[],
    ): Promise<void> {
      const watched = subscriptions.map(({ topic, id }) => {
        connection.topics.set(topic, id)
        if (!connection.flushing.has(topic)) connection.flushing.set(topic, 'due')
        const all = subscribers.get(topic) ?? new Set()
        subscribers.set(topic, all.add(connection))
        return mailbox().watch(topic)
      })
      await Promise.all(watched).catch((error: unknown) => {
        for (const { topic } of subscriptions)
          if (connection.flushing.get(topic) === 'due') connection.flushing.delete(topic)
        throw error
      })
      // Sends messages after the answer, because a client drops those of a topic it is not subscribed to yet.
      setImmediate(() =>
        flushSoon(
          connection,
          subscriptions.map(({ topic }) => topic),
        ),
      )
    },
    unsubscribe: leave,
    /** Forgets a closed connection. */
    remove(connection: RelayConnection): void {
      late.delete(connection)
      void leave(connection, [...connection.topics.keys()]).catch(onError)
    },
    deliver(stored: StoredMessage): void {
      for (const connection of subscribers.get(stored.topic) ?? []) {
        // Older messages come first.
        const state = connection.flushing.get(stored.topic)
        if (state === undefined) send(connection, stored)
        else if (state === 'running') connection.flushing.set(stored.topic, 'has newer')
      }
    },
    /** @param isTaken false if the client could not read the message, which then waits for its next subscription */
    async acknowledge(connection: RelayConnection, id: number, isTaken: boolean): Promise<void> {
      const stored = connection.inFlight.get(id)
      if (stored === undefined) return
      if (isTaken) await mailbox().acknowledge(stored, connection.clientId)
      connection.inFlight.delete(id)
      resume(connection)
    },
    /** Sends what was stored while this instance could not hear of it. */
    flushAll(): void {
      for (const connection of new Set([...subscribers.values()].flatMap((all) => [...all])))
        flushSoon(connection, connection.topics.keys())
    },
  }
}
