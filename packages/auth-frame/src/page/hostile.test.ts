import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { replySchemas } from '../messages/replySchemas.js'
import { countReads } from '../testing/countReads.js'
import { createFramedSite } from '../testing/createFramedSite.js'
import { createMessageArbitrary, createNameArbitrary, hasUnpollutedPrototypes } from '../testing/hostile.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const names = Object.keys(replySchemas)
const kinds = fc.constantFrom('_SUCCESS', '_ERROR', '', '_SUCCESS_ERROR', '_PENDING')
const types = fc.oneof(
  fc
    .tuple(fc.constantFrom('@w3m-frame/', '@w3m-app/', '@w3m-frame', ''), createNameArbitrary(names), kinds)
    .map((parts) => parts.join('')),
  fc.anything(),
)

async function startWaiting() {
  const talk = createFramedSite({ handlers: { GET_USER: () => new Promise(() => {}) } })
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
  const id = talk.browser.frame().requests.at(-1)?.id
  if (!id) throw new Error('Nothing was asked')
  return { ...talk, id, outcome, total: () => sum(talk.frame.ignored()) }
}

const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, each) => all + each, 0)

const answer = (id: string) => ({ type: '@w3m-frame/GET_USER_SUCCESS', id, payload: { address: '0xaa', chainId: 1 } })

it('the page ignores and counts messages of other origins, valid replies too', async () => {
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
      fc.oneof(fc.constant(answer(id)), createMessageArbitrary(types, fc.constant(id))),
      async (origin, data) => {
        const before = total()
        browser.messagePage(data, { origin })
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

it('the page ignores and counts messages of other windows of the origin', async () => {
  const { browser, frame, id, outcome, total } = await startWaiting()
  // A reload replaces the frame's window, so that the old window is one of the other windows below.
  const reloaded = frame.reload()
  await vi.advanceTimersByTimeAsync(500)
  await reloaded
  const sources = fc.constantFrom(null, undefined, {}, browser.frames[0]?.window, 'https://secure.example')
  await fc.assert(
    fc.asyncProperty(sources, createMessageArbitrary(types, fc.constant(id)), async (source, data) => {
      const before = total()
      browser.messagePage(data, { source: source ?? null })
      await vi.advanceTimersByTimeAsync(0)
      expect(total()).toBe(before + 1)
    }),
    { numRuns: 300 },
  )
  expect(frame.ignored()).toMatchObject({ shape: 0, unknownId: 0 })
  expect(outcome.settled).toBe(1)
})

it('the page ignores the frame’s malformed messages, and still accepts the right reply once', async () => {
  const { browser, frame, id, outcome, logs } = await startWaiting()
  const ids = fc.oneof(fc.constant(id), fc.string(), fc.constantFrom('__proto__', 'constructor', ''), fc.anything())
  const wrong = createMessageArbitrary(types, ids).filter((data) => !isMeant(data, id))
  await fc.assert(
    fc.asyncProperty(wrong, async (data) => {
      browser.messagePage(data)
      await vi.advanceTimersByTimeAsync(0)
      expect(outcome.settled).toBe(0)
      expect(hasUnpollutedPrototypes()).toBe(true)
    }),
    { numRuns: 1_500 },
  )
  // Each reason is logged once: a flood of messages does not flood the console.
  expect(logs.length).toBeLessThan(20)
  const before = frame.ignored()
  browser.messagePage(answer(id))
  await vi.advanceTimersByTimeAsync(0)
  expect(outcome).toEqual({ settled: 1, value: { address: '0xaa', chainId: 1 } })
  browser.messagePage(answer(id))
  await vi.advanceTimersByTimeAsync(0)
  expect(sum(frame.ignored())).toBe(sum(before) + 1)
  expect(outcome.settled).toBe(1)
  expect(browser.thrown).toEqual([])
})

function isMeant(data: unknown, id: string): boolean {
  if (typeof data !== 'object' || data === null) return false
  try {
    const { type, id: of } = Object.assign(Object.create(null), {
      type: Reflect.get(data, 'type'),
      id: Reflect.get(data, 'id'),
    })
    if (/^@w3m-frame\/(READY|SESSION_UPDATE|RESIZE)$/.test(String(type))) return true
    return of === id && (type === '@w3m-frame/GET_USER_SUCCESS' || type === '@w3m-frame/GET_USER_ERROR')
  } catch {
    return false
  }
}

it.each(['_SUCCESS', '_ERROR'])(
  'the page accepts only a valid reply to a known id, with any payload of %s',
  async (kind) => {
    let round = await startWaiting()
    await fc.assert(
      fc.asyncProperty(createMessageArbitrary(fc.constant('x'), fc.constant('x')), async (payload) => {
        if (round.outcome.settled) round = await startWaiting()
        const { browser, id, outcome } = round
        browser.messagePage({ type: `@w3m-frame/GET_USER${kind}`, id, payload })
        await vi.advanceTimersByTimeAsync(0)
        expect(browser.thrown).toEqual([])
        expect(hasUnpollutedPrototypes()).toBe(true)
        if (!outcome.settled) return
        // A reply of the kind `_ERROR` always rejects with an `AuthFrameError` whose message is text.
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
  ['S8.046', 'with an empty message', { message: '' }, 'FAILED', 'Something went wrong'],
  ['S8.046', 'with a message that is no text', { message: { toString: 'x' } }, 'FAILED', 'Something went wrong'],
  ['S7.063', 'with a message', { message: 'No such code' }, 'ANSWERED', 'No such code'],
  ['S7.063', 'with a very long message', { message: 'x'.repeat(9_000) }, 'ANSWERED', 'x'.repeat(2_000)],
])('%s an error reply %s rejects with %s', async (_rule, _title, payload, code, message) => {
  const { browser, id, outcome } = await startWaiting()
  browser.messagePage({ type: '@w3m-frame/GET_USER_ERROR', id, payload })
  await vi.advanceTimersByTimeAsync(0)
  expect(outcome.value).toMatchObject({ code, message })
})

it('S7.061 the page matches replies to requests in any order', async () => {
  const { browser, client, frame } = createFramedSite({ handlers: { RPC_REQUEST: () => new Promise(() => {}) } })
  frame.load()
  await vi.advanceTimersByTimeAsync(500)
  const all = Array.from({ length: 20 }, () => client.rpc({ method: 'eth_call' }))
  await vi.advanceTimersByTimeAsync(0)
  const { requests: requested } = browser.frame()
  for (const { id } of [...requested].reverse()) {
    browser.messagePage({ type: '@w3m-frame/RPC_REQUEST_SUCCESS', id, payload: { of: id } })
  }
  expect(await Promise.all(all)).toEqual(requested.map(({ id }) => ({ of: id })))
})

it('the page ignores a reply of another type with the right id', async () => {
  const { browser, frame, id, outcome } = await startWaiting()
  for (const name of ['CONNECT_SOCIAL', 'RPC_REQUEST', 'GET_USER_SUCCESS', '']) {
    browser.messagePage({ ...answer(id), type: `@w3m-frame/${name}_SUCCESS` })
  }
  await vi.advanceTimersByTimeAsync(0)
  expect(outcome.settled).toBe(0)
  expect(frame.ignored().shape).toBe(4)
})

it('the page ignores oversize messages without reading them whole', async () => {
  const { browser, frame, id, outcome } = await startWaiting()
  browser.messagePage({
    type: '@w3m-frame/GET_USER_SUCCESS',
    id,
    payload: { address: 'x'.repeat(5_000_000), chainId: 1 },
  })
  browser.messagePage({ type: '@w3m-frame/READY', payload: { version: 'x'.repeat(5_000_000) } })
  expect(frame.ignored().oversize).toBe(2)
  browser.messagePage(answer(id))
  await vi.advanceTimersByTimeAsync(0)
  expect(outcome.settled).toBe(1)
})

it('S8.047 the page maps unexpected errors to UNKNOWN', async () => {
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

it('the page sends no payloads that the frame would reject', async () => {
  const { browser, client, frame } = await startWaiting()
  const loop: unknown[] = []
  loop.push(loop)
  const sent = browser.frame().requests.length
  for (const params of [loop, () => {}, 'x'.repeat(5_000_000)]) {
    await expect(client.rpc({ method: 'personal_sign', params })).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  }
  expect(browser.frame().requests).toHaveLength(sent)
  expect(frame.status()).toBe('ready')
})

it('the page reads only the envelopes of 10,000 messages per second, and finds the valid ones', async () => {
  const { browser, frame, id, outcome } = await startWaiting()
  const garbage = { type: '@w3m-frame/GET_USER_SUCCESS', id: 'nobody', payload: { list: Array(1_000).fill('x') } }
  const site = countReads(garbage, 15_000)
  const strangers = countReads(garbage, 0)
  for (let each = 0; each < 5_000; each++) {
    browser.messagePage(site.value)
    browser.messagePage(strangers.value, { origin: 'https://evil.example' })
  }
  browser.messagePage(answer(id))
  await Promise.resolve()
  expect(outcome.settled).toBe(1)
  expect(site.reads()).toBeLessThanOrEqual(15_000)
  expect(strangers.reads()).toBe(0)
  expect(sum(frame.ignored())).toBe(10_000)
  expect(frame.ignored().flood).toBe(9_000)
})
