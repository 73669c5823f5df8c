import { createMailbox, isFor } from './createMailbox'
import type { Connection, Fault, Published, Stored } from './types'

/** Brings messages to the sockets that subscribed to their topic. */
export function createPost(takeFault: (tag: number) => Fault | undefined) {
  const mailbox = createMailbox()
  const connections: Set<Connection> = new Set()
  const tags: number[] = []
  let lastId = 0

  const deliver = (connection: Connection, stored: Stored): void => {
    if (!connection.topics.has(stored.topic) || !isFor(stored, connection.clientId)) return
    if ([...connection.inFlight.values()].includes(stored)) return
    const fault = takeFault(stored.tag)
    if (fault?.hold) return
    lastId = Math.max(lastId + 1, Date.now() * 1000)
    // Garbage nobody can acknowledge, so the message counts as not sent.
    if (!fault?.garbage) connection.inFlight.set(lastId, stored)
    const { topic, message, publishedAt, tag, attestation } = stored
    const id = connection.topics.get(topic)
    const data = { topic, message, publishedAt, tag, attestation }
    connection.send({ id: lastId, jsonrpc: '2.0', method: 'irn_subscription', params: { id, data } }, fault)
  }

  const flush = (connection: Connection, topic: string): void => {
    if (!connections.has(connection)) return
    for (const stored of mailbox.waitingFor(topic, connection.clientId)) deliver(connection, stored)
  }

  return {
    mailbox,
    connections,
    tags,
    flush,
    publish(published: Published, from: string): void {
      const stored = mailbox.put(published, from)
      if (stored === undefined) return
      tags.push(stored.tag)
      for (const connection of connections) deliver(connection, stored)
    },
    acknowledge(connection: Connection, id: number): void {
      connection.inFlight.get(id)?.ackedBy.add(connection.clientId)
      connection.inFlight.delete(id)
    },
    /** After a hold ended. */
    flushAll() {
      for (const connection of connections) for (const topic of connection.topics.keys()) flush(connection, topic)
    },
  }
}
