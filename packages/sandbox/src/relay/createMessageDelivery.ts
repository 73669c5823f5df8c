import { createMessageStore, isUndeliveredTo } from './createMessageStore'
import type { PublishedMessage, RelayConnection, RelayFault, StoredMessage } from './types'

export function createMessageDelivery(takeFault: (tag: number) => RelayFault | undefined) {
  const mailbox = createMessageStore()
  const connections: Set<RelayConnection> = new Set()
  const tags: number[] = []
  let lastId = 0

  const deliver = (connection: RelayConnection, stored: StoredMessage): void => {
    if (!connection.topics.has(stored.topic) || !isUndeliveredTo(stored, connection.clientId)) return
    if ([...connection.inFlight.values()].includes(stored)) return
    const fault = takeFault(stored.tag)
    if (fault?.hold) return
    lastId = Math.max(lastId + 1, Date.now() * 1000)
    // The fault `garbage` sends invalid JSON, which a client cannot acknowledge, so the message counts as not sent.
    if (!fault?.garbage) connection.inFlight.set(lastId, stored)
    const { topic, message, publishedAt, tag, attestation } = stored
    const id = connection.topics.get(topic)
    const data = { topic, message, publishedAt, tag, attestation }
    connection.send({ id: lastId, jsonrpc: '2.0', method: 'irn_subscription', params: { id, data } }, fault)
  }

  const flush = (connection: RelayConnection, topic: string): void => {
    if (!connections.has(connection)) return
    for (const stored of mailbox.waitingFor(topic, connection.clientId)) deliver(connection, stored)
  }

  return {
    mailbox,
    connections,
    tags,
    flush,
    publish(published: PublishedMessage, from: string): void {
      const stored = mailbox.put(published, from)
      if (stored === undefined) return
      tags.push(stored.tag)
      for (const connection of connections) deliver(connection, stored)
    },
    acknowledge(connection: RelayConnection, id: number): void {
      connection.inFlight.get(id)?.ackedBy.add(connection.clientId)
      connection.inFlight.delete(id)
    },
    flushAll() {
      for (const connection of connections) for (const topic of connection.topics.keys()) flush(connection, topic)
    },
  }
}
