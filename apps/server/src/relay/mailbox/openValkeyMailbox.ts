import { createHash } from 'node:crypto'
import { createClient, defineScript } from '@redis/client'
import * as z from 'zod/mini'
import { parseJson } from '../../parseJson'
import { RelayError } from '../relayErrors'
import type { Mailbox, MailboxEvents, StoredMessage } from '../types'
import { MAX_STORED, PAGE_SIZE } from './limits'

const COMMAND_TIMEOUT_MS = 10_000
const MAX_RECONNECT_DELAY_MS = 2_000

const PREFIX = 'foyer:relay:'
const FULL = 'FULL'

/**
 * Stores a message in the topic's stream, unless it is there already, and publishes it to all instances: at once, so
 * that no instance sees a part. In a full stream, messages that a client acknowledged make room. The stream lives as
 * long as its last message.
 */
const PUT = `
if not redis.call('SET', KEYS[2], '1', 'NX', 'PX', ARGV[1]) then return false end
if redis.call('XLEN', KEYS[1]) >= tonumber(ARGV[2]) then
  for _, read in ipairs(redis.call('SMEMBERS', KEYS[3])) do redis.call('XDEL', KEYS[1], read) end
  redis.call('DEL', KEYS[3])
end
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
for i = 2, 3 do
  redis.call('SADD', KEYS[i], ARGV[1])
  if redis.call('PTTL', KEYS[i]) < left then redis.call('PEXPIRE', KEYS[i], left) end
end
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
    NUMBER_OF_KEYS: 3,
    parseCommand(parser, topic: string, known: string, rest: readonly string[]) {
      parser.pushKeys([toStream(topic), known, toRead(topic)])
      parser.push(...rest)
    },
    transformReply: (reply: unknown) => reply,
  }),
  acknowledgeMessage: defineScript({
    SCRIPT: ACKNOWLEDGE,
    NUMBER_OF_KEYS: 3,
    parseCommand(parser, topic: string, acknowledged: string, id: string) {
      parser.pushKeys([toStream(topic), acknowledged, toRead(topic)])
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
  const removeExpiredOnce = (topic: string): Promise<boolean> => {
    const removal = removals.get(topic) ?? removeExpired(topic).finally(() => removals.delete(topic))
    removals.set(topic, removal)
    return removal
  }
  const readPage = async (topic: string, after: string | undefined) => {
    const start = after === undefined ? '-' : `(${after}`
    const entries = (await client.xRange(toStream(topic), start, '+', { COUNT: PAGE_SIZE })) ?? []
    return {
      entries: entries.map(({ id, message: { m } }) => ({ id, stored: readMessage(topic, id, m) })),
      next: entries[PAGE_SIZE - 1]?.id,
    }
  }
  const removeExpired = async (topic: string) => {
    const now = Date.now()
    let removed = 0
    let after: string | undefined
    do {
      const { entries, next } = await readPage(topic, after)
      const expired = entries.filter(({ stored }) => (stored?.expiresAt ?? 0) <= now).map(({ id }) => id)
      if (expired.length > 0) removed += await client.xDel(toStream(topic), expired)
      after = next
    } while (after !== undefined)
    return removed > 0
  }

  return {
    async put({ topic, message, tag, attestation, ttl }, from) {
      // A message without a time to live reaches only those who listen now.
      const [publishedAt, life] = [Date.now(), Math.max(1, ttl * 1000)]
      const body = JSON.stringify({ message, tag, attestation, publishedAt, expiresAt: publishedAt + life, from })
      const store = () => client.putMessage(topic, toKnown(topic, message), [String(life), String(MAX_STORED), body])
      try {
        await store()
      } catch (error) {
        if (!(error instanceof Error && error.message.includes(FULL))) throw error
        if (!(await removeExpiredOnce(topic))) throw new RelayError('TooManyMessages')
        await store()
      }
    },
    async waitingFor(topic, clientId, after) {
      const { entries, next } = await readPage(topic, after)
      if (entries.length === 0) return { messages: [], next }
      const ids = entries.map(({ id }) => id)
      const isTaken = await client.smIsMember(toAcknowledged(topic, clientId), ids)
      const now = Date.now()
      const messages = entries.flatMap(({ stored }, index) =>
        stored !== undefined && !isTaken[index] && stored.from !== clientId && stored.expiresAt > now ? [stored] : [],
      )
      return { messages, next }
    },
    async acknowledge({ topic, id }, clientId) {
      await client.acknowledgeMessage(topic, toAcknowledged(topic, clientId), id)
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
/** Names the set of messages that some client acknowledged. */
const toRead = (topic: string) => `${toStream(topic)}:read`
const toAcknowledged = (topic: string, clientId: string) => `${toStream(topic)}:acknowledged:${clientId}`
const toTopic = (stream: string) => stream.slice(PREFIX.length + 1, -1)

/** Parses what an instance of another version may have stored. */
function readMessage(topic: string, id: string, body: string | undefined): StoredMessage | undefined {
  const parsed = z.safeParse(messageSchema, parseJson(body ?? ''))
  return parsed.success ? { ...parsed.data, topic, id } : undefined
}
