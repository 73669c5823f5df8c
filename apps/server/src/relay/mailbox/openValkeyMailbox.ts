import { createHash } from 'node:crypto'
import { createClient, defineScript } from '@redis/client'
import * as z from 'zod/mini'
import { parseJson } from '../../parseJson'
import { RelayError } from '../relayErrors'
import type { Mailbox, MailboxEvents, StoredMessage } from '../types'

/** Limits what waits on a topic, because anybody may publish on any. */
const MAX_WAITING = 1_000
const COMMAND_TIMEOUT_MS = 10_000
const MAX_RECONNECT_DELAY_MS = 2_000

const PREFIX = 'foyer:relay:'
const FULL = 'FULL'

/**
 * Stores a message in the topic's stream, unless it is there already, and publishes it to all instances: at once, so
 * that no instance sees a part. The stream lives as long as its last message.
 */
const PUT = `
if not redis.call('SET', KEYS[2], '1', 'NX', 'PX', ARGV[1]) then return false end
if redis.call('XLEN', KEYS[1]) >= tonumber(ARGV[2]) then
  redis.call('DEL', KEYS[2])
  return redis.error_reply('${FULL}')
end
local id = redis.call('XADD', KEYS[1], '*', 'm', ARGV[3])
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[1]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
redis.call('PUBLISH', KEYS[1], id .. ' ' .. ARGV[3])
return id
`

/** Acknowledges a message for a client, for as long as the topic's stream lives. */
const ACKNOWLEDGE = `
local left = redis.call('PTTL', KEYS[1])
if left <= 0 then return 0 end
redis.call('SADD', KEYS[2], ARGV[1])
if redis.call('PTTL', KEYS[2]) < left then redis.call('PEXPIRE', KEYS[2], left) end
return 1
`

const messageSchema = z.object({
  message: z.string(),
  tag: z.number(),
  attestation: z.optional(z.string()),
  publishedAt: z.number(),
  expiresAt: z.number(),
  from: z.string(),
})

const scripts = {
  putMessage: defineScript({
    SCRIPT: PUT,
    NUMBER_OF_KEYS: 2,
    parseCommand(parser, stream: string, known: string, rest: readonly string[]) {
      parser.pushKeys([stream, known])
      parser.push(...rest)
    },
    transformReply: (reply: unknown) => reply,
  }),
  acknowledgeMessage: defineScript({
    SCRIPT: ACKNOWLEDGE,
    NUMBER_OF_KEYS: 2,
    parseCommand(parser, stream: string, acknowledged: string, id: string) {
      parser.pushKeys([stream, acknowledged])
      parser.push(id)
    },
    transformReply: (reply: unknown) => reply,
  }),
}

/**
 * Stores messages in Valkey, or Redis 7 or later, for any number of instances. Its persistence decides what a crash of
 * Valkey itself loses.
 */
export async function openValkeyMailbox(
  url: string,
  { onStored, onGap, onError }: MailboxEvents & { readonly onError: (error: unknown) => void },
): Promise<Mailbox> {
  const client = createClient({
    url,
    scripts,
    commandOptions: { timeout: COMMAND_TIMEOUT_MS },
    socket: { reconnectStrategy: (retries) => Math.min(2 ** retries * 50, MAX_RECONNECT_DELAY_MS) },
  })
  const subscriber = client.duplicate({ commandOptions: {} })
  for (const each of [client, subscriber]) each.on('error', onError)
  await Promise.all([client.connect(), subscriber.connect()])
  // The library subscribes again after a lost connection; what was published meanwhile waits in the streams.
  subscriber.on('ready', onGap)

  const turns = new Map<string, Promise<void>>()
  // Runs a topic's steps one after the other: @redis/client 6.3.1 loses a subscription that begins while one ends.
  const runInTurn = (topic: string, run: () => Promise<void>): Promise<void> => {
    const former = turns.get(topic)
    const done = former === undefined ? run() : former.then(run, run)
    turns.set(topic, done)
    const forget = () => {
      if (turns.get(topic) === done) turns.delete(topic)
    }
    done.then(forget, forget)
    return done
  }
  const receive = (line: string, channel: string) => {
    const end = line.indexOf(' ')
    const stored = readMessage(toTopic(channel), line.slice(0, end), line.slice(end + 1))
    if (stored !== undefined) onStored(stored)
  }
  const removals = new Map<string, Promise<boolean>>()
  // Reads the stream once for all messages that a batch could not store.
  const removeExpiredOnce = (stream: string): Promise<boolean> => {
    const removal = removals.get(stream) ?? removeExpired(stream).finally(() => removals.delete(stream))
    removals.set(stream, removal)
    return removal
  }
  const removeExpired = async (stream: string) => {
    const now = Date.now()
    const expired = ((await client.xRange(stream, '-', '+')) ?? []).filter(
      ({ id, message }) => (readMessage(toTopic(stream), id, message.m)?.expiresAt ?? 0) <= now,
    )
    if (expired.length > 0)
      await client.xDel(
        stream,
        expired.map(({ id }) => id),
      )
    return expired.length > 0
  }

  return {
    async put({ topic, message, tag, attestation, ttl }, from) {
      // A message without a time to live reaches only those who listen now.
      const [publishedAt, life] = [Date.now(), Math.max(1, ttl * 1000)]
      const stream = toStream(topic)
      const body = JSON.stringify({ message, tag, attestation, publishedAt, expiresAt: publishedAt + life, from })
      const store = () => client.putMessage(stream, toKnown(topic, message), [String(life), String(MAX_WAITING), body])
      try {
        await store()
      } catch (error) {
        if (!(error instanceof Error && error.message.includes(FULL))) throw error
        if (!(await removeExpiredOnce(stream))) throw new RelayError('TooManyMessages')
        await store()
      }
    },
    async waitingFor(topic, clientId) {
      const [entries, acknowledged] = await Promise.all([
        client.xRange(toStream(topic), '-', '+', { COUNT: MAX_WAITING }),
        client.sMembers(toAcknowledged(topic, clientId)),
      ])
      const [taken, now] = [new Set(acknowledged), Date.now()]
      return (entries ?? []).flatMap(({ id, message: { m } }) => {
        const stored = taken.has(id) ? undefined : readMessage(topic, id, m)
        return stored !== undefined && stored.from !== clientId && stored.expiresAt > now ? [stored] : []
      })
    },
    async acknowledge({ topic, id }, clientId) {
      await client.acknowledgeMessage(toStream(topic), toAcknowledged(topic, clientId), id)
    },
    watch: (topic) => runInTurn(topic, () => subscriber.subscribe(toStream(topic), receive)),
    unwatch: (topic) => runInTurn(topic, () => subscriber.unsubscribe(toStream(topic))),
    async check() {
      await client.ping()
    },
    async close() {
      await Promise.all([client.close(), subscriber.close()])
    },
  }
}

// The braces put all keys of a topic into one slot of a cluster.
const toStream = (topic: string) => `${PREFIX}{${topic}}`
const toKnown = (topic: string, message: string) =>
  `${toStream(topic)}:known:${createHash('sha256').update(message).digest('base64url')}`
const toAcknowledged = (topic: string, clientId: string) => `${toStream(topic)}:acknowledged:${clientId}`
const toTopic = (stream: string) => stream.slice(PREFIX.length + 1, -1)

/** Parses what an instance of another version may have stored. */
function readMessage(topic: string, id: string, body: string | undefined): StoredMessage | undefined {
  const parsed = z.safeParse(messageSchema, parseJson(body ?? ''))
  return parsed.success ? { ...parsed.data, topic, id } : undefined
}
