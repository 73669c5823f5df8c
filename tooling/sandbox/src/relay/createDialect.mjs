import { createHash } from 'node:crypto'
import { batch, fields, number, optionalText, text, topic, topics } from './fields.mjs'

/**
 * @typedef {import('./types.d.mts').Connection} Connection
 * @typedef {(connection: Connection, params: Record<string, unknown>) => unknown} Method
 */

const PROPOSE = { tag: 1100, ttl: 300 }
const APPROVE = { tag: 1101, ttl: 300 }
const SETTLE = { tag: 1102, ttl: 300 }

/**
 * The methods of the relay protocol, as 2.x clients call them.
 *
 * @param {ReturnType<typeof import('./createPost.mjs').createPost>} post
 * @returns {Readonly<Record<string, Method>>}
 */
export function createDialect(post) {
  /** @type {(connection: Connection, topics: string[]) => string[]} */
  const subscribeAll = (connection, wanted) => {
    const ids = wanted.map((one) => subscriptionId(one, connection.clientId))
    for (const [index, id] of ids.entries()) connection.topics.set(String(wanted[index]), id)
    // The answer goes out first: a client drops what comes for a topic it does not know to be its own.
    setImmediate(() => {
      for (const one of wanted) post.flush(connection, one)
    })
    return ids
  }
  /** @type {Method} */
  const publish = (connection, params) => {
    const attestation = optionalText(params, 'attestation')
    const { clientId } = connection
    post.publish(
      {
        topic: topic(params),
        message: text(params, 'message'),
        ttl: number(params, 'ttl'),
        tag: number(params, 'tag'),
        ...(attestation !== undefined && { attestation }),
      },
      clientId,
    )
    return true
  }
  /** @type {(connection: Connection, topics: string[]) => object} */
  const fetchMessages = ({ clientId }, wanted) => {
    const messages = wanted.flatMap((one) => post.mailbox.waitingFor(one, clientId))
    for (const stored of messages) stored.ackedBy.add(clientId)
    return {
      messages: messages.map(({ topic: from, message, publishedAt, tag }) => ({
        topic: from,
        message,
        publishedAt,
        tag,
      })),
      hasMore: false,
    }
  }

  return {
    irn_publish: publish,
    irn_batchPublish(connection, params) {
      for (const message of batch(params, 'messages')) publish(connection, fields(message))
      return true
    },
    irn_subscribe: (connection, params) => subscribeAll(connection, [topic(params)])[0],
    irn_batchSubscribe: (connection, params) => subscribeAll(connection, topics(params)),
    irn_unsubscribe: (connection, params) => {
      connection.topics.delete(topic(params))
      return true
    },
    irn_batchUnsubscribe(connection, params) {
      for (const subscription of batch(params, 'subscriptions')) connection.topics.delete(topic(fields(subscription)))
      return true
    },
    irn_fetchMessages: (connection, params) => fetchMessages(connection, [topic(params)]),
    irn_batchFetchMessages: (connection, params) => fetchMessages(connection, topics(params)),

    // These two never come with an irn_subscribe of their topic: the call itself subscribes the caller.
    wc_proposeSession(connection, params) {
      const pairingTopic = topic(params, 'pairingTopic')
      const attestation = optionalText(params, 'attestation')
      const message = text(params, 'sessionProposal')
      subscribeAll(connection, [pairingTopic])
      const published = { topic: pairingTopic, message, ...PROPOSE, ...(attestation !== undefined && { attestation }) }
      post.publish(published, connection.clientId)
      return true
    },
    wc_approveSession(connection, params) {
      const pairingTopic = topic(params, 'pairingTopic')
      const sessionTopic = topic(params, 'sessionTopic')
      const response = text(params, 'sessionProposalResponse')
      const settlement = text(params, 'sessionSettlementRequest')
      subscribeAll(connection, [sessionTopic])
      post.publish({ topic: pairingTopic, message: response, ...APPROVE }, connection.clientId)
      post.publish({ topic: sessionTopic, message: settlement, ...SETTLE }, connection.clientId)
      return true
    },
  }
}

/** @type {(subscribed: string, clientId: string) => string} */
const subscriptionId = (subscribed, clientId) =>
  createHash('sha256')
    .update(subscribed + clientId)
    .digest('hex')
