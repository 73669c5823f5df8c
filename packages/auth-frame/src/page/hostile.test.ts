import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { replySchemas } from '../messages/replies.js'
import { countReads } from '../testing/countReads.js'
import { createTalk } from '../testing/createTalk.js'
import { anyMessage, anyName, isUnspoilt } from '../testing/hostile.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const names = Object.keys(replySchemas)
const kinds = fc.constantFrom('_SUCCESS', '_ERROR', '', '_SUCCESS_ERROR', '_PENDING')
const types = fc.oneof(
  fc
    .tuple(fc.constantFrom('@w3m-frame/', '@w3m-app/', '@w3m-frame', ''), anyName(names), kinds)
    .map((parts) => parts.join('')),
  fc.anything(),
)

/** A request that waits for the frame, and what became of it. */
async function startWaiting() {
  const talk = createTalk({ handlers: { GET_USER: () => new Promise(() => {}) } })
  const loaded = talk.frame.load()
  await vi.advanceTimersByTimeAsync(500)
  await loaded
  const outcome = { settled: 0, value: undefined as unknown }
  const settle = (value: unknown) => {
    outcome.settled += 1
    outcome.value = value
  }
  talk.frame.request('GET_USER', undefined).then(settle, settle)
  await vi.advanceTimersByTimeAsync(0)
  const id = talk.browser.frame().asked.at(-1)?.id
  if (!id) throw new Error('Nothing was asked')
  return { ...talk, id, outcome, total: () => sum(talk.frame.ignored()) }
}

const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, each) => all + each, 0)

const answer = (id: string) => ({ type: '@w3m-frame/GET_USER_SUCCESS', id, payload: { address: '0xaa', chainId: 1 } })

it('ignores and counts whatever other origins say, right answers too', async () => {
  const { browser, frame, id, outcome, total } = await startWaiting()
  const origins = fc.oneof(
    fc.constantFrom(
      '',
      'null',
      '*',
      'https://secure.example:443',
      'http://secure.example',
      'https://secure.example.evil',
      'https://page.example',
      'https://SECURE.example',
    ),
    fc.webUrl(),
  )
  await fc.assert(
    fc.asyncProperty(
      origins,
      fc.oneof(fc.constant(answer(id)), anyMessage(types, fc.constant(id))),
      async (origin, data) => {
        const before = total()
        browser.tellPage(data, { origin })
        await vi.advanceTimersByTimeAsync(0)
        expect(total()).toBe(before + 1)
        expect(outcome.settled).toBe(0)
      },
    ),
    { numRuns: 500 },
  )
  expect(frame.ignored()).toMatchObject({ source: 0, shape: 0, unknownId: 0 })
  expect(browser.thrown).toEqual([])
})

it('ignores and counts whatever other windows of the right origin say', async () => {
  const { browser, frame, id, outcome, total } = await startWaiting()
  // The window that was replaced is another window, too.
  const reloaded = frame.reload()
  await vi.advanceTimersByTimeAsync(500)
  await reloaded
  const sources = fc.constantFrom(null, undefined, {}, browser.frames[0]?.window, 'https://secure.example')
  await fc.assert(
    fc.asyncProperty(sources, anyMessage(types, fc.constant(id)), async (source, data) => {
      const before = total()
      browser.tellPage(data, { source: source ?? null })
      await vi.advanceTimersByTimeAsync(0)
      expect(total()).toBe(before + 1)
    }),
    { numRuns: 300 },
  )
  expect(frame.ignored()).toMatchObject({ shape: 0, unknownId: 0 })
  expect(outcome.settled).toBe(1)
})

it('ignores what the frame itself says wrongly, and still hears the right answer, once', async () => {
  const { browser, frame, id, outcome, logs } = await startWaiting()
  const ids = fc.oneof(fc.constant(id), fc.string(), fc.constantFrom('__proto__', 'constructor', ''), fc.anything())
  const wrong = anyMessage(types, ids).filter((data) => !isMeant(data, id))
  await fc.assert(
    fc.asyncProperty(wrong, async (data) => {
      browser.tellPage(data)
      await vi.advanceTimersByTimeAsync(0)
      expect(outcome.settled).toBe(0)
      expect(isUnspoilt()).toBe(true)
    }),
    { numRuns: 1_500 },
  )
  // Each reason is told once; who floods the frame's ear does not flood the console.
  expect(logs.length).toBeLessThan(20)
  const before = frame.ignored()
  browser.tellPage(answer(id))
  await vi.advanceTimersByTimeAsync(0)
  expect(outcome).toEqual({ settled: 1, value: { address: '0xaa', chainId: 1 } })
  browser.tellPage(answer(id))
  await vi.advanceTimersByTimeAsync(0)
  expect(sum(frame.ignored())).toBe(sum(before) + 1)
  expect(outcome.settled).toBe(1)
  expect(browser.thrown).toEqual([])
})

/** What would be an answer, or say that the document is another one. */
function isMeant(data: unknown, id: string): boolean {
  if (typeof data !== 'object' || data === null) return false
  try {
    const { type, id: of } = Object.assign(Object.create(null), {
      type: Reflect.get(data, 'type'),
      id: Reflect.get(data, 'id'),
    })
    if (type === '@w3m-frame/READY' || type === '@w3m-frame/SESSION_UPDATE') return true
    return of === id && (type === '@w3m-frame/GET_USER_SUCCESS' || type === '@w3m-frame/GET_USER_ERROR')
  } catch {
    return false
  }
}

it.each(['_SUCCESS', '_ERROR'])(
  'takes of a known id nothing but what is meant, with any payload of %s',
  async (kind) => {
    let round = await startWaiting()
    await fc.assert(
      fc.asyncProperty(anyMessage(fc.constant('x'), fc.constant('x')), async (payload) => {
        if (round.outcome.settled) round = await startWaiting()
        const { browser, id, outcome } = round
        browser.tellPage({ type: `@w3m-frame/GET_USER${kind}`, id, payload })
        await vi.advanceTimersByTimeAsync(0)
        expect(browser.thrown).toEqual([])
        expect(isUnspoilt()).toBe(true)
        if (!outcome.settled) return
        // An error always is one, with a message that can be read.
        if (kind === '_ERROR')
          expect(outcome.value).toMatchObject({ name: 'AuthFrameError', message: expect.any(String) })
        else expect(outcome.value).toMatchObject({ address: expect.any(String) })
      }),
      { numRuns: 400 },
    )
  },
)

it.each([
  ['S8.046', 'without a message', undefined, 'FAILED', 'Something went wrong'],
  ['S8.046', 'with an empty one', { message: '' }, 'FAILED', 'Something went wrong'],
  ['S8.046', 'with one that is no text', { message: { toString: 'x' } }, 'FAILED', 'Something went wrong'],
  ['S7.063', 'with a message', { message: 'No such code' }, 'ANSWERED', 'No such code'],
  ['S7.063', 'with a very long one', { message: 'x'.repeat(9_000) }, 'ANSWERED', 'x'.repeat(2_000)],
])('%s is told no %s', async (_rule, _title, payload, code, message) => {
  const { browser, id, outcome } = await startWaiting()
  browser.tellPage({ type: '@w3m-frame/GET_USER_ERROR', id, payload })
  await vi.advanceTimersByTimeAsync(0)
  expect(outcome.value).toMatchObject({ code, message })
})

it('S7.061 matches answers to what they answer, in any order', async () => {
  const { browser, client, frame } = createTalk({ handlers: { RPC_REQUEST: () => new Promise(() => {}) } })
  frame.load()
  await vi.advanceTimersByTimeAsync(500)
  const all = Array.from({ length: 20 }, () => client.rpc({ method: 'eth_call' }))
  await vi.advanceTimersByTimeAsync(0)
  const { asked } = browser.frame()
  for (const { id } of [...asked].reverse()) {
    browser.tellPage({ type: '@w3m-frame/RPC_REQUEST_SUCCESS', id, payload: { of: id } })
  }
  expect(await Promise.all(all)).toEqual(asked.map(({ id }) => ({ of: id })))
})

it('ignores the answer to another request that has the right id', async () => {
  const { browser, frame, id, outcome } = await startWaiting()
  for (const name of ['CONNECT_SOCIAL', 'RPC_REQUEST', 'GET_USER_SUCCESS', '']) {
    browser.tellPage({ ...answer(id), type: `@w3m-frame/${name}_SUCCESS` })
  }
  await vi.advanceTimersByTimeAsync(0)
  expect(outcome.settled).toBe(0)
  expect(frame.ignored().shape).toBe(4)
})

it('ignores what is too large, without reading all of it', async () => {
  const { browser, frame, id, outcome } = await startWaiting()
  browser.tellPage({ type: '@w3m-frame/GET_USER_SUCCESS', id, payload: { address: 'x'.repeat(5_000_000), chainId: 1 } })
  browser.tellPage({ type: '@w3m-frame/READY', payload: { version: 'x'.repeat(5_000_000) } })
  expect(frame.ignored().oversize).toBe(2)
  browser.tellPage(answer(id))
  await vi.advanceTimersByTimeAsync(0)
  expect(outcome.settled).toBe(1)
})

it('S8.047 says that an error occurred where nobody foresaw it', async () => {
  const { frame } = await startWaiting()
  const payload = {
    get email(): string {
      throw new Error('mine')
    },
  }
  await expect(frame.request('CONNECT_EMAIL', payload)).rejects.toMatchObject({
    code: 'UNKNOWN',
    message: 'An error occurred',
  })
})

it('does not send what the frame would not read', async () => {
  const { browser, client, frame } = await startWaiting()
  const loop: unknown[] = []
  loop.push(loop)
  const sent = browser.frame().asked.length
  for (const params of [loop, () => {}, 'x'.repeat(5_000_000)]) {
    await expect(client.rpc({ method: 'personal_sign', params })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  }
  expect(browser.frame().asked).toHaveLength(sent)
  expect(frame.status()).toBe('ready')
})

it('reads only the envelopes of 10,000 messages a second, and hears what is meant among them', async () => {
  const { browser, frame, id, outcome } = await startWaiting()
  const garbage = { type: '@w3m-frame/GET_USER_SUCCESS', id: 'nobody', payload: { list: Array(1_000).fill('x') } }
  const site = countReads(garbage, 15_000)
  const strangers = countReads(garbage, 0)
  for (let each = 0; each < 5_000; each++) {
    browser.tellPage(site.value)
    browser.tellPage(strangers.value, { origin: 'https://evil.example' })
  }
  browser.tellPage(answer(id))
  await Promise.resolve()
  expect(outcome.settled).toBe(1)
  expect(site.reads()).toBeLessThanOrEqual(15_000)
  expect(strangers.reads()).toBe(0)
  expect(sum(frame.ignored())).toBe(10_000)
  expect(frame.ignored().flood).toBe(9_000)
})
