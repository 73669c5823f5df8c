import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useServer } from '../testing/useServer'
import { countRelay } from './countRelay'
import { openUsage, type RelayCounts } from './openUsage'

const { start, createFolder } = useServer()
const TOPIC = 'ab'.repeat(32)
const LIMIT_ERROR = {
  code: -32_005,
  message: 'This project has used up its messages for today (UTC). Try again tomorrow.',
  data: 'TooManyMessagesToday',
}

const message = (text: string) => ({ topic: TOPIC, message: text, ttl: 300, tag: 1 })

describe.each(['SQLite', 'Valkey'] as const)('a quota of messages over %s', (kind) => {
  it('refuses what goes beyond it, also after a restart, and messages of no other project', async () => {
    const folder = await createFolder()
    const id = `shore-${kind}`
    const projects = { [id]: { messagesPerDay: 3 }, kelp: {} }
    const server = await start({ kind, folder, projects })
    const client = await server.connect({ projectId: id })
    expect((await client.call('irn_publish', message('1'))).result).toBe(true)
    const batch = { messages: ['2', '3', '4'].map(message) }
    expect((await client.call('irn_batchPublish', batch)).error).toEqual(LIMIT_ERROR)
    expect((await client.call('irn_batchPublish', { messages: ['2', '3'].map(message) })).result).toBe(true)
    expect((await client.call('irn_publish', message('4'))).error).toEqual(LIMIT_ERROR)
    // Other calls go on.
    expect((await client.call('irn_subscribe', { topic: TOPIC })).error).toBeUndefined()
    expect((await (await server.connect({ projectId: 'kelp' })).call('irn_publish', message('5'))).result).toBe(true)
    await server.close()
    const again = await start({ kind, folder, projects })
    const returned = await again.connect({ projectId: id })
    expect((await returned.call('irn_publish', message('6'))).error).toEqual(LIMIT_ERROR)
  })
})

it('an instance learns what another one counted', async () => {
  const projects = { pier: { messagesPerDay: 100 } }
  const [one, other] = [await start({ kind: 'Valkey', projects }), await start({ kind: 'Valkey', projects })]
  const [first, second] = [await one.connect({ projectId: 'pier' }), await other.connect({ projectId: 'pier' })]
  const batch = Array.from({ length: 99 }, (_, index) => message(`${index}`))
  expect((await first.call('irn_batchPublish', { messages: batch })).result).toBe(true)
  let count = 0
  await expect
    .poll(async () => (await second.call('irn_publish', message(`other ${count++}`))).error, { timeout: 20_000 })
    .toEqual(LIMIT_ERROR)
  expect(count).toBeLessThan(100)
})

describe('counts of the relay', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const open = async (messagesPerDay?: number) => {
    let now = new Date('2026-11-27T12:00:00Z')
    const stored = await openUsage({
      folder: await createFolder(),
      valkeyUrl: undefined,
      onError: () => {},
      now: () => now,
    })
    const writes: (readonly [string, RelayCounts])[][] = []
    const errors: unknown[] = []
    let isBroken = false
    const usage = {
      ...stored,
      async addRelay(counts: ReadonlyMap<string, RelayCounts>) {
        if (isBroken) throw new Error('The disk is full.')
        writes.push([...counts])
        return stored.addRelay(counts)
      },
    }
    const relay = await countRelay({
      usage,
      projects: () => ({ harbor: messagesPerDay === undefined ? {} : { messagesPerDay } }),
      onError: (error) => errors.push(error),
    })
    return {
      relay,
      stored,
      writes,
      errors,
      breakStorage: (is: boolean) => {
        isBroken = is
      },
      goTo: (time: string) => {
        now = new Date(time)
      },
    }
  }
  const close = async ({ relay, stored }: Awaited<ReturnType<typeof open>>) => {
    await relay.close()
    await stored.close()
  }

  it('share one write a second, and are stored on closing', async () => {
    const counts = await open()
    counts.relay.countSocket('harbor')
    for (let index = 0; index < 500; index++) counts.relay.takeMessages('harbor', 1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(counts.writes).toEqual([[['harbor', { sockets: 1, messages: 500 }]]])
    await vi.advanceTimersByTimeAsync(5_000)
    counts.relay.takeMessages('harbor', 2)
    await counts.relay.close()
    expect(counts.writes).toHaveLength(2)
    expect(await counts.stored.read()).toEqual({ harbor: { requests: 0, sockets: 1, messages: 502 } })
    await counts.stored.close()
  })

  it('hold while storage fails, and are stored later', async () => {
    const counts = await open(10)
    counts.breakStorage(true)
    expect(counts.relay.takeMessages('harbor', 6)).toBe(true)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(counts.errors.length).toBeGreaterThan(0)
    expect(counts.relay.takeMessages('harbor', 5)).toBe(false)
    expect(counts.relay.takeMessages('harbor', 4)).toBe(true)
    counts.breakStorage(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await counts.stored.read()).toMatchObject({ harbor: { messages: 10 } })
    expect(counts.relay.takeMessages('harbor', 1)).toBe(false)
    await close(counts)
  })

  it('begin anew each day', async () => {
    const counts = await open(1)
    expect(counts.relay.takeMessages('harbor', 1)).toBe(true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(counts.relay.takeMessages('harbor', 1)).toBe(false)
    counts.goTo('2026-11-28T00:00:00Z')
    expect(counts.relay.takeMessages('harbor', 1)).toBe(true)
    await close(counts)
  })
})
