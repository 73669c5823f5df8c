import { createHash } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createClientKey } from '../testing/openRelayClient'
import { type StorageKind, useServer } from '../testing/useServer'

const { start } = useServer()

const fetchedSchema = z.object({ messages: z.array(z.object({ message: z.string() })), hasMore: z.boolean() })

const createTopic = (name: string) => createHash('sha256').update(`${name}${Math.random()}`).digest('hex')

describe.each<StorageKind>(['SQLite', 'Valkey'])('the relay over %s', (kind) => {
  const open = async () => {
    const server = await start({ kind })
    const [sender, reader] = [await server.connect(), await server.connect()]
    const topic = createTopic('a')
    const publish = (message: string, more = {}) =>
      sender.call('irn_publish', { topic, message, ttl: 300, tag: 1108, ...more })
    return { server, sender, reader, topic, publish }
  }

  it('sends a message to a subscriber', async () => {
    const { reader, topic, publish } = await open()
    const { result } = await reader.call('irn_subscribe', { topic })
    expect(result).toBe(createHash('sha256').update(`${topic}${reader.clientId}`).digest('hex'))
    expect(await publish('hello')).toMatchObject({ result: true })
    await expect.poll(() => reader.received).toEqual([{ topic, message: 'hello', tag: 1108 }])
  })

  it('keeps the order of a sender’s messages', async () => {
    const { reader, topic, publish } = await open()
    const texts = Array.from({ length: 50 }, (_, index) => `message ${index}`)
    await Promise.all(texts.map((text) => publish(text)))
    await reader.call('irn_subscribe', { topic })
    await expect.poll(() => reader.texts()).toEqual(texts)
  })

  it('stores a message for a client that subscribes later', async () => {
    const { reader, topic, publish } = await open()
    await publish('early')
    await reader.call('irn_batchSubscribe', { topics: [topic] })
    await expect.poll(() => reader.texts()).toEqual(['early'])
  })

  it('does not send a message back to its sender', async () => {
    const { sender, reader, topic, publish } = await open()
    await sender.call('irn_subscribe', { topic })
    await reader.call('irn_subscribe', { topic })
    await publish('mine')
    await expect.poll(() => reader.texts()).toEqual(['mine'])
    expect(sender.texts()).toEqual([])
  })

  it('sends an acknowledged message once', async () => {
    const { server, topic, publish } = await open()
    const key = createClientKey()
    const first = await server.connect({ key })
    await first.call('irn_subscribe', { topic })
    await publish('once')
    await expect.poll(() => first.texts()).toEqual(['once'])
    // Answered after the acknowledgement, because a client's frames are handled one after the other.
    await first.call('irn_fetchMessages', { topic })
    first.end()
    const second = await server.connect({ key })
    await second.call('irn_subscribe', { topic })
    await publish('next')
    await expect.poll(() => second.texts()).toEqual(['next'])
  })

  it('sends a message again to a client that did not acknowledge it', async () => {
    const { server, topic, publish } = await open()
    const key = createClientKey()
    const first = await server.connect({ key, isSilent: true })
    await first.call('irn_subscribe', { topic })
    await publish('lost')
    await expect.poll(() => first.texts()).toEqual(['lost'])
    first.end()
    const second = await server.connect({ key })
    await second.call('irn_subscribe', { topic })
    await expect.poll(() => second.texts()).toEqual(['lost'])
  })

  it('stores a message that is published twice once', async () => {
    const { reader, topic, publish } = await open()
    await publish('same')
    await publish('same')
    await publish('other')
    await reader.call('irn_subscribe', { topic })
    await expect.poll(() => reader.texts()).toEqual(['same', 'other'])
  })

  it('drops a message when its time to live is over', async () => {
    const { reader, topic, publish } = await open()
    await publish('short', { ttl: 0 })
    await publish('long')
    await reader.call('irn_subscribe', { topic })
    await expect.poll(() => reader.texts()).toEqual(['long'])
  })

  it('sends nothing of a topic after its client unsubscribed', async () => {
    const { server, reader, topic, publish } = await open()
    const other = await server.connect()
    for (const each of [reader, other]) await each.call('irn_subscribe', { topic })
    await reader.call('irn_unsubscribe', { topic, id: 'any' })
    await publish('late')
    await expect.poll(() => other.texts()).toEqual(['late'])
    await reader.call('irn_unsubscribe', { topic, id: 'any' })
    expect(reader.texts()).toEqual([])
  })

  it('hands out waiting messages on request, and counts them as delivered', async () => {
    const { reader, topic, publish } = await open()
    await publish('one')
    await publish('two')
    const fetched = await reader.call('irn_batchFetchMessages', { topics: [topic] })
    expect(fetched.result).toMatchObject({ messages: [{ message: 'one' }, { message: 'two' }], hasMore: false })
    expect((await reader.call('irn_fetchMessages', { topic })).result).toMatchObject({ messages: [] })
  })

  it('hands out a message again if its client left before it received the answer', async () => {
    const { server, topic, publish } = await open()
    const key = createClientKey()
    await publish('lost')
    const first = await server.connect({ key, isSilent: true })
    await first.call('irn_fetchMessages', { topic })
    first.end()
    const second = await server.connect({ key })
    const fetched = await second.call('irn_fetchMessages', { topic })
    expect(fetched.result).toMatchObject({ messages: [{ message: 'lost' }] })
    const third = await server.connect({ key })
    const fetchAgain = async () => (await third.call('irn_fetchMessages', { topic })).result
    await expect.poll(fetchAgain).toMatchObject({ messages: [] })
  })

  it('hands out no more than 4 MB at once, and says that there is more', async () => {
    const { reader, topic, publish } = await open()
    const long = 'x'.repeat(999_000)
    for (const index of [1, 2, 3, 4, 5, 6]) await publish(`${index}${long}`)
    const fetchFirst = async () => {
      const { result } = await reader.call('irn_batchFetchMessages', { topics: [topic] })
      const { messages, hasMore } = z.parse(fetchedSchema, result)
      return [messages.map(({ message }) => message[0]).join(''), hasMore]
    }
    expect(await fetchFirst()).toEqual(['1234', true])
    expect(await fetchFirst()).toEqual(['56', false])
  })

  it('sends what was stored before a subscription, and what is stored meanwhile, in their order', async () => {
    const { reader, topic, publish } = await open()
    const texts = Array.from({ length: 150 }, (_, index) => `message ${index}`)
    await Promise.all(texts.slice(0, 100).map((text) => publish(text)))
    const late = texts.slice(100).map((text) => publish(text))
    await reader.call('irn_subscribe', { topic })
    await Promise.all(late)
    await expect.poll(() => reader.texts()).toEqual(texts)
  })

  it('makes room on a full topic by dropping what a client acknowledged', async () => {
    const { server, reader, topic } = await open()
    await reader.call('irn_subscribe', { topic })
    for (const batch of [1, 2, 3]) {
      const sender = await server.connect()
      const messages = Array.from({ length: 400 }, (_, index) => ({
        topic,
        message: `${batch} ${index}`,
        ttl: 300,
        tag: 1,
      }))
      expect(await sender.call('irn_batchPublish', { messages })).toMatchObject({ result: true })
      await expect.poll(() => reader.received.length).toBe(400 * batch)
      // Answered after the acknowledgements, because a client's frames are handled one after the other.
      await reader.call('irn_fetchMessages', { topic })
    }
  })

  it('subscribes a client that proposes a session to the pairing', async () => {
    const { sender, reader, topic } = await open()
    await sender.call('wc_proposeSession', { pairingTopic: topic, sessionProposal: 'proposal' })
    await reader.call('irn_subscribe', { topic })
    await expect.poll(() => reader.received).toEqual([{ topic, message: 'proposal', tag: 1100 }])
    const sessionTopic = createTopic('session')
    await reader.call('wc_approveSession', {
      pairingTopic: topic,
      sessionTopic,
      sessionProposalResponse: 'yes',
      sessionSettlementRequest: 'settled',
    })
    await expect.poll(() => sender.received).toEqual([{ topic, message: 'yes', tag: 1101 }])
    await sender.call('irn_subscribe', { topic: sessionTopic })
    await expect.poll(() => sender.texts()).toEqual(['yes', 'settled'])
  })

  it('lets no more than 1,000 messages wait on a topic', async () => {
    const { server, topic } = await open()
    const tags: unknown[] = []
    for (const _ of [1, 2, 3]) {
      const sender = await server.connect()
      const messages = Array.from({ length: 400 }, (_, index) => ({
        topic,
        message: `${tags.length} ${index}`,
        ttl: 300,
        tag: 1,
      }))
      const { result, error } = await sender.call('irn_batchPublish', { messages })
      tags.push(result ?? error?.data)
    }
    expect(tags).toEqual([true, true, 'TooManyMessages'])
  })

  it('reports itself as ready while its storage answers', async () => {
    const { server } = await open()
    expect((await fetch(`${server.httpUrl}/ready`)).status).toBe(200)
    await server.drain()
    expect((await fetch(`${server.httpUrl}/ready`)).status).toBe(503)
    expect((await fetch(`${server.httpUrl}/health`)).status).toBe(200)
  })
})

describe('a call of a client', () => {
  it.each([
    ['an unknown method', 'irn_nothing', {}, { code: -32_600, data: 'InvalidMethod' }],
    ['a method of every object', 'constructor', {}, { code: -32_600, data: 'InvalidMethod' }],
    ['a topic that is no hex', 'irn_subscribe', { topic: 'z'.repeat(64) }, { code: -32_600, data: 'InvalidTopic' }],
    ['no topics', 'irn_batchSubscribe', { topics: [] }, { code: -32_600, data: 'BatchEmpty' }],
    [
      '501 topics',
      'irn_batchSubscribe',
      { topics: Array(501).fill('ab'.repeat(32)) },
      { code: -32_600, data: 'BatchLimitExceeded' },
    ],
    [
      'a TTL above 30 days',
      'irn_publish',
      { topic: 'ab'.repeat(32), message: 'x', tag: 1, ttl: 2_592_001 },
      { code: -32_600, data: 'InvalidTtl' },
    ],
    [
      'a TTL below 0',
      'irn_publish',
      { topic: 'ab'.repeat(32), message: 'x', tag: 1, ttl: -1 },
      { code: -32_600, data: 'InvalidParams' },
    ],
    [
      'no message',
      'irn_publish',
      { topic: 'ab'.repeat(32), message: '', tag: 1, ttl: 1 },
      { code: -32_600, data: 'InvalidParams' },
    ],
  ])('with %s gets an error', async (_, method, params, error) => {
    const client = await (await start()).connect()
    expect((await client.call(method, params)).error).toMatchObject(error)
  })

  it('that is no JSON gets an error without an id', async () => {
    const client = await (await start()).connect()
    client.sendText('<!doctype html>')
    await expect.poll(() => client.strays).toMatchObject([{ id: null, error: { data: 'Serialization' } }])
  })

  it('beyond the rate of its connection is refused', async () => {
    const client = await (await start()).connect()
    const call = () => client.call('irn_unsubscribe', { topic: 'ab'.repeat(32) })
    expect((await call()).error).toBeUndefined()
    let refused: string | undefined
    // Again on a slow machine, where the first round may take so long that the limit grows meanwhile.
    while (refused === undefined)
      refused = (await Promise.all(Array.from({ length: 700 }, call))).find(({ error }) => error)?.error?.data
    expect(refused).toBe('TooManyRequests')
  })

  it('of more than 2 MB ends the connection', async () => {
    const client = await (await start()).connect()
    client.sendText('x'.repeat(2_000_001))
    expect((await client.closed).code).toBe(1009)
  })
})

describe('a client is refused', () => {
  const projects = { ours: { origins: ['https://*.example.org', 'http://localhost:*'] }, open: {} }
  const getReason = async (options: Parameters<Awaited<ReturnType<typeof start>>['connect']>[0]) => {
    const server = await start({ projects })
    const { code, reason } = await (await server.connect({ projectId: 'open', ...options })).closed
    expect(code).toBe(3000)
    return reason
  }
  const now = () => Math.floor(Date.now() / 1000)

  it('with an unknown project', async () => {
    expect(await getReason({ projectId: 'theirs' })).toBe('Unauthorized: invalid key')
  })

  it('with the project “constructor”, a name that every object has', async () => {
    expect(await getReason({ projectId: 'constructor' })).toBe('Unauthorized: invalid key')
  })

  it('from an origin that is not on the project’s list', async () => {
    expect(await getReason({ projectId: 'ours', origin: 'https://example.com' })).toBe(
      'Unauthorized: origin not allowed',
    )
  })

  it('from an origin that only begins like one of the list', async () => {
    const reason = await getReason({ projectId: 'ours', origin: 'https://a.example.org.evil.com' })
    expect(reason).toBe('Unauthorized: origin not allowed')
  })

  it('with a token of the future', async () => {
    const reason = await getReason({ claims: { iat: now() + 3600, exp: now() + 7200 } })
    expect(reason).toBe('JWT validation error: JWT Token is not yet valid')
  })

  it('with an expired token', async () => {
    expect(await getReason({ claims: { exp: now() - 3600 } })).toBe('JWT validation error: JWT Token has expired')
  })

  it('with a token for another relay', async () => {
    expect(await getReason({ claims: { aud: 'wss://other.example' } })).toMatch(/is for another audience$/)
  })

  it('with a token that another key signed', async () => {
    const { clientId } = await (await start()).connect()
    expect(await getReason({ claims: { iss: clientId } })).toMatch(/signature is invalid$/)
  })

  it('with a token whose issuer is no key', async () => {
    expect(await getReason({ claims: { iss: 'did:key:z6Mk' } })).toMatch(/has no usable key$/)
  })

  it('with a text that is no token', async () => {
    expect(await getReason({ token: 'a.b.c' })).toMatch(/is malformed$/)
  })
})

it('an invalid handshake is answered with problem details', async () => {
  const server = await start()
  const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
  const answer = await new Promise<IncomingMessage>((resolve) => {
    get(server.httpUrl, { headers: { ...headers, 'sec-websocket-key': 'short' } }, resolve)
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.headers['content-type']).toMatch('application/problem+json')
  expect(await json(answer)).toMatchObject({ detail: 'This is no valid WebSocket handshake.' })
})

it('a client from an origin of the project’s list is accepted', async () => {
  const server = await start({ projects: { ours: { origins: ['https://*.example.org', 'http://localhost:*'] } } })
  for (const origin of ['https://a.example.org', 'http://localhost:3000']) {
    const client = await server.connect({ projectId: 'ours', origin })
    expect(await client.call('irn_subscribe', { topic: 'ab'.repeat(32) })).toHaveProperty('result')
  }
})

it('a relay that stops closes its sockets as a restart, and takes no new ones', async () => {
  const server = await start()
  const client = await server.connect()
  await server.drain()
  expect((await client.closed).code).toBe(1012)
  await expect(server.connect()).rejects.toThrow('503')
})

it('the time that calls took is a metric', async () => {
  const server = await start({ adminToken: 'a-token-of-forty-characters-for-the-test' })
  const client = await server.connect()
  await client.call('irn_subscribe', { topic: 'ab'.repeat(32) })
  await client.call('irn_publish', { topic: 'ab'.repeat(32), message: 'hello', ttl: 300, tag: 1 })
  const text = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text()
  expect(text).toContain('foyer_relay_call_seconds_count 2')
  expect(text).toContain('foyer_relay_call_seconds_bucket{le="+Inf"} 2')
})
