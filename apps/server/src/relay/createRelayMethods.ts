import { createHash } from 'node:crypto'
import type { Delivery } from './createDelivery'
import { type MessageKey, type RelayConnection, toMessageKey } from './createRelayConnection'
import { callSchemas, parseParams, type RelayMethod } from './parseCall'
import { readWaiting } from './readWaiting'
import { RelayError } from './relayErrors'
import type { Mailbox, PublishedMessage, StoredMessage } from './types'

/** Tags and times to live, in seconds, of messages that the relay publishes for a client (WalletConnect's Sign API). */
const PROPOSE = { tag: 1100, ttl: 300 }
const APPROVE = { tag: 1101, ttl: 300 }
const SETTLE = { tag: 1102, ttl: 300 }

const MAX_TOPICS = 2_000
/** Limits of one answer, and of answers that a client has not received yet. */
const MAX_FETCHED = 500
const MAX_FETCHED_LENGTH = 4_000_000
const MAX_HANDED_OUT = 1_000

type Method = (connection: RelayConnection, params: unknown) => Promise<unknown>

export function createRelayMethods({
  mailbox,
  delivery,
  onPublished,
  onError,
  takeMessages,
}: {
  readonly mailbox: Mailbox
  readonly delivery: Delivery
  readonly onPublished: () => void
  readonly onError: (error: unknown) => void
  /** Returns whether a project may publish so many messages, and counts them if so. */
  readonly takeMessages: (projectId: string, messages: number) => boolean
}): Readonly<Record<RelayMethod, Method>> {
  const publish = async (connection: RelayConnection, messages: readonly PublishedMessage[]) => {
    if (!connection.limit.take(messages.length - 1)) throw new RelayError('TooManyRequests')
    if (!takeMessages(connection.projectId, messages.length)) throw new RelayError('TooManyMessagesToday')
    // Storage keeps the order of these calls, and so that of a topic's messages.
    await Promise.all(messages.map((message) => mailbox.put(message, connection.clientId).then(onPublished)))
    return true
  }
  const subscribe = async (connection: RelayConnection, topics: readonly string[]) => {
    const added = topics.filter((topic) => !connection.topics.has(topic))
    if (connection.topics.size + added.length > MAX_TOPICS) throw new RelayError('TooManyTopics')
    const ids = topics.map((topic) => computeSubscriptionId(topic, connection.clientId))
    await delivery.subscribe(
      connection,
      topics.map((topic, index) => ({ topic, id: ids[index] ?? '' })),
    )
    return ids
  }
  const readFirst = async ({ clientId, handedOut }: RelayConnection, topics: readonly string[]) => {
    const messages: StoredMessage[] = []
    let length = 0
    for (const topic of topics) {
      for await (const stored of readWaiting(mailbox, topic, clientId)) {
        if (handedOut.has(toMessageKey(stored))) continue
        length += stored.message.length
        // At least one, however long it is.
        if (messages.length === MAX_FETCHED || (messages.length > 0 && length > MAX_FETCHED_LENGTH))
          return { messages, hasMore: true }
        messages.push(stored)
      }
    }
    return { messages, hasMore: false }
  }
  // These calls have no acknowledgement: a message counts as delivered once the client has received the answer.
  const acknowledgeLater = (connection: RelayConnection, keys: readonly MessageKey[]) => {
    for (const key of keys) connection.handedOut.add(toMessageKey(key))
    const acknowledge = async () => {
      try {
        await Promise.all(keys.map((key) => mailbox.acknowledge(key, connection.clientId)))
      } finally {
        for (const key of keys) connection.handedOut.delete(toMessageKey(key))
      }
    }
    setImmediate(() => connection.afterReceipt(() => void acknowledge().catch(onError)))
  }
  const fetchMessages = async (connection: RelayConnection, topics: readonly string[]) => {
    if (connection.isFull() || connection.handedOut.size >= MAX_HANDED_OUT) throw new RelayError('TooManyRequests')
    const { messages, hasMore } = await readFirst(connection, topics)
    if (messages.length > 0)
      acknowledgeLater(
        connection,
        messages.map(({ topic, id }) => ({ topic, id })),
      )
    return {
      messages: messages.map(({ topic, message, publishedAt, tag }) => ({ topic, message, publishedAt, tag })),
      hasMore,
    }
  }

  return {
    irn_publish: (connection, params) => publish(connection, [parseParams(callSchemas.irn_publish, params)]),
    irn_batchPublish: (connection, params) =>
      publish(connection, parseParams(callSchemas.irn_batchPublish, params).messages),
    irn_subscribe: async (connection, params) =>
      (await subscribe(connection, [parseParams(callSchemas.irn_subscribe, params).topic]))[0],
    irn_batchSubscribe: (connection, params) =>
      subscribe(connection, parseParams(callSchemas.irn_batchSubscribe, params).topics),
    async irn_unsubscribe(connection, params) {
      await delivery.unsubscribe(connection, [parseParams(callSchemas.irn_unsubscribe, params).topic])
      return true
    },
    async irn_batchUnsubscribe(connection, params) {
      const { subscriptions } = parseParams(callSchemas.irn_batchUnsubscribe, params)
      await delivery.unsubscribe(
        connection,
        subscriptions.map(({ topic }) => topic),
      )
      return true
    },
    irn_fetchMessages: (connection, params) =>
      fetchMessages(connection, [parseParams(callSchemas.irn_fetchMessages, params).topic]),
    irn_batchFetchMessages: (connection, params) =>
      fetchMessages(connection, parseParams(callSchemas.irn_batchFetchMessages, params).topics),
    // Clients call the next two without subscribing, so the call itself subscribes them.
    async wc_proposeSession(connection, params) {
      const { pairingTopic, sessionProposal, attestation } = parseParams(callSchemas.wc_proposeSession, params)
      await subscribe(connection, [pairingTopic])
      return publish(connection, [{ topic: pairingTopic, message: sessionProposal, attestation, ...PROPOSE }])
    },
    async wc_approveSession(connection, params) {
      const { pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest } = parseParams(
        callSchemas.wc_approveSession,
        params,
      )
      await subscribe(connection, [sessionTopic])
      return publish(connection, [
        { topic: pairingTopic, message: sessionProposalResponse, ...APPROVE },
        { topic: sessionTopic, message: sessionSettlementRequest, ...SETTLE },
      ])
    },
  }
}

const computeSubscriptionId = (topic: string, clientId: string): string =>
  createHash('sha256').update(`${topic}${clientId}`).digest('hex')
