import { createMailbox, isFor } from './createMailbox.mjs'

/**
 * @typedef {import('./types.d.mts').Connection} Connection
 * @typedef {import('./types.d.mts').Stored} Stored
 */

/**
 * Brings messages to the sockets that subscribed to their topic.
 *
 * @param {(tag: number) => import('./types.d.mts').Fault | undefined} takeFault
 */
export function createPost(takeFault) {
  const mailbox = createMailbox()
  /** @type {Set<Connection>} */
  const connections = new Set()
  /** @type {number[]} */
  const tags = []
  let lastId = 0

  /** @type {(connection: Connection, stored: Stored) => void} */
  const deliver = (connection, stored) => {
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

  /** @type {(connection: Connection, topic: string) => void} */
  const flush = (connection, topic) => {
    if (!connections.has(connection)) return
    for (const stored of mailbox.waitingFor(topic, connection.clientId)) deliver(connection, stored)
  }

  return {
    mailbox,
    connections,
    tags,
    flush,
    /** @type {(published: import('./types.d.mts').Published, from: string) => void} */
    publish(published, from) {
      const stored = mailbox.put(published, from)
      if (stored === undefined) return
      tags.push(stored.tag)
      for (const connection of connections) deliver(connection, stored)
    },
    /** @type {(connection: Connection, id: number) => void} */
    acknowledge(connection, id) {
      connection.inFlight.get(id)?.ackedBy.add(connection.clientId)
      connection.inFlight.delete(id)
    },
    /** After a hold ended. */
    flushAll() {
      for (const connection of connections) for (const topic of connection.topics.keys()) flush(connection, topic)
    },
  }
}
