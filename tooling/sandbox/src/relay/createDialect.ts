import { createHash } from 'node:crypto'
import type { createPost } from './createPost'
import { PARAMS, read } from './fields'
import type { Connection } from './types'

type Method = (connection: Connection, params: unknown) => unknown

const PROPOSE = { tag: 1100, ttl: 300 }
const APPROVE = { tag: 1101, ttl: 300 }
const SETTLE = { tag: 1102, ttl: 300 }

/** The methods of the relay protocol, as 2.x clients call them. */
export function createDialect(post: ReturnType<typeof createPost>): Readonly<Record<string, Method>> {
  const subscribeAll = (connection: Connection, topics: readonly string[]): string[] => {
    const ids = topics.map((topic) => subscriptionId(topic, connection.clientId))
    for (const [index, topic] of topics.entries()) connection.topics.set(topic, String(ids[index]))
    // The answer goes out first: a client drops what comes for a topic it does not know to be its own.
    setImmediate(() => {
      for (const topic of topics) post.flush(connection, topic)
    })
    return ids
  }
  const fetchMessages = ({ clientId }: Connection, topics: readonly string[]): object => {
    const found = topics.flatMap((topic) => post.mailbox.waitingFor(topic, clientId))
    for (const stored of found) stored.ackedBy.add(clientId)
    const messages = found.map(({ topic, message, publishedAt, tag }) => ({ topic, message, publishedAt, tag }))
    return { messages, hasMore: false }
  }

  return {
    irn_publish({ clientId }, params) {
      post.publish(read(PARAMS.irn_publish, params), clientId)
      return true
    },
    irn_batchPublish({ clientId }, params) {
      for (const message of read(PARAMS.irn_batchPublish, params).messages) post.publish(message, clientId)
      return true
    },
    irn_subscribe: (connection, params) => subscribeAll(connection, [read(PARAMS.irn_subscribe, params).topic])[0],
    irn_batchSubscribe: (connection, params) =>
      subscribeAll(connection, read(PARAMS.irn_batchSubscribe, params).topics),
    irn_unsubscribe({ topics }, params) {
      topics.delete(read(PARAMS.irn_unsubscribe, params).topic)
      return true
    },
    irn_batchUnsubscribe({ topics }, params) {
      for (const { topic } of read(PARAMS.irn_batchUnsubscribe, params).subscriptions) topics.delete(topic)
      return true
    },
    irn_fetchMessages: (connection, params) =>
      fetchMessages(connection, [read(PARAMS.irn_fetchMessages, params).topic]),
    irn_batchFetchMessages: (connection, params) =>
      fetchMessages(connection, read(PARAMS.irn_batchFetchMessages, params).topics),

    // These two never come with an irn_subscribe of their topic: the call itself subscribes the caller.
    wc_proposeSession(connection, params) {
      const { pairingTopic: topic, sessionProposal: message, attestation } = read(PARAMS.wc_proposeSession, params)
      subscribeAll(connection, [topic])
      post.publish({ topic, message, attestation, ...PROPOSE }, connection.clientId)
      return true
    },
    wc_approveSession(connection, params) {
      const { pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest } = read(
        PARAMS.wc_approveSession,
        params,
      )
      subscribeAll(connection, [sessionTopic])
      post.publish({ topic: pairingTopic, message: sessionProposalResponse, ...APPROVE }, connection.clientId)
      post.publish({ topic: sessionTopic, message: sessionSettlementRequest, ...SETTLE }, connection.clientId)
      return true
    },
  }
}

const subscriptionId = (subscribed: string, clientId: string): string =>
  createHash('sha256')
    .update(subscribed + clientId)
    .digest('hex')
