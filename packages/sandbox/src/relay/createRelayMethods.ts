import { createHash } from 'node:crypto'
import type { createMessageDelivery } from './createMessageDelivery'
import { METHOD_PARAM_SCHEMAS, parsePayload } from './payloadSchemas'
import type { RelayConnection } from './types'

type Method = (connection: RelayConnection, params: unknown) => unknown

const PROPOSE = { tag: 1100, ttl: 300 }
const APPROVE = { tag: 1101, ttl: 300 }
const SETTLE = { tag: 1102, ttl: 300 }

export function createRelayMethods(post: ReturnType<typeof createMessageDelivery>): Readonly<Record<string, Method>> {
  const subscribeAll = (connection: RelayConnection, topics: readonly string[]): string[] => {
    const ids = topics.map((topic) => subscriptionId(topic, connection.clientId))
    for (const [index, topic] of topics.entries()) connection.topics.set(topic, String(ids[index]))
    // Sends messages after the response, because a client drops messages for an unknown topic.
    setImmediate(() => {
      for (const topic of topics) post.flush(connection, topic)
    })
    return ids
  }
  const fetchMessages = ({ clientId }: RelayConnection, topics: readonly string[]): object => {
    const result = topics.flatMap((topic) => post.mailbox.waitingFor(topic, clientId))
    for (const stored of result) stored.ackedBy.add(clientId)
    const messages = result.map(({ topic, message, publishedAt, tag }) => ({ topic, message, publishedAt, tag }))
    return { messages, hasMore: false }
  }

  return {
    irn_publish({ clientId }, params) {
      post.publish(parsePayload(METHOD_PARAM_SCHEMAS.irn_publish, params), clientId)
      return true
    },
    irn_batchPublish({ clientId }, params) {
      for (const message of parsePayload(METHOD_PARAM_SCHEMAS.irn_batchPublish, params).messages)
        post.publish(message, clientId)
      return true
    },
    irn_subscribe: (connection, params) =>
      subscribeAll(connection, [parsePayload(METHOD_PARAM_SCHEMAS.irn_subscribe, params).topic])[0],
    irn_batchSubscribe: (connection, params) =>
      subscribeAll(connection, parsePayload(METHOD_PARAM_SCHEMAS.irn_batchSubscribe, params).topics),
    irn_unsubscribe({ topics }, params) {
      topics.delete(parsePayload(METHOD_PARAM_SCHEMAS.irn_unsubscribe, params).topic)
      return true
    },
    irn_batchUnsubscribe({ topics }, params) {
      for (const { topic } of parsePayload(METHOD_PARAM_SCHEMAS.irn_batchUnsubscribe, params).subscriptions)
        topics.delete(topic)
      return true
    },
    irn_fetchMessages: (connection, params) =>
      fetchMessages(connection, [parsePayload(METHOD_PARAM_SCHEMAS.irn_fetchMessages, params).topic]),
    irn_batchFetchMessages: (connection, params) =>
      fetchMessages(connection, parsePayload(METHOD_PARAM_SCHEMAS.irn_batchFetchMessages, params).topics),

    // Clients call the next two methods without irn_subscribe, so the call itself subscribes the caller.
    wc_proposeSession(connection, params) {
      const {
        pairingTopic: topic,
        sessionProposal: message,
        attestation,
      } = parsePayload(METHOD_PARAM_SCHEMAS.wc_proposeSession, params)
      subscribeAll(connection, [topic])
      post.publish({ topic, message, attestation, ...PROPOSE }, connection.clientId)
      return true
    },
    wc_approveSession(connection, params) {
      const { pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest } = parsePayload(
        METHOD_PARAM_SCHEMAS.wc_approveSession,
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
