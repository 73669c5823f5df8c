import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requestSchemas } from '../messages/requestSchemas.js'
import { countReads } from '../testing/countReads.js'
import { FrameWindow } from '../testing/FrameWindow.js'
import { createMessageArbitrary, createNameArbitrary, hasUnpollutedPrototypes } from '../testing/hostile.js'
import { createFrameServer } from './createFrameServer.js'
import type { Handlers } from './handlers.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const names = Object.keys(requestSchemas)
const types = fc.oneof(
  fc.tuple(fc.constantFrom('@w3m-app/', '@w3m-frame/', ''), createNameArbitrary(names)).map((parts) => parts.join('')),
  fc.anything(),
)
const ids = fc.oneof(fc.uuid(), fc.string(), fc.constantFrom('__proto__', 'constructor', ''), fc.anything())

function startHost(calls: unknown[] = []) {
  const window = new FrameWindow(
    { page: 'https://page.example', site: 'https://secure.example' },
    () => true,
    () => {},
  )
  const handlers: Handlers = Object.fromEntries(
    names.map((name) => [name, (payload: unknown) => void calls.push([name, payload])]),
  )
  const host = createFrameServer({ window, isAllowed: (origin) => origin === 'https://page.example', handlers })
  return { window, host }
}

it('the server calls handlers with valid payloads only, and replies to the page alone', async () => {
  const calls: [keyof typeof requestSchemas, unknown][] = []
  const { window, host } = startHost(calls)
  await fc.assert(
    fc.asyncProperty(createMessageArbitrary(types, ids), async (data) => {
      const before = { said: window.replies.length, calls: calls.length }
      window.dispatch({ data, origin: 'https://page.example', source: window.parent })
      await vi.advanceTimersByTimeAsync(0)
      expect(window.thrown).toEqual([])
      expect(hasUnpollutedPrototypes()).toBe(true)
      expect(window.replies.length - before.said).toBeLessThanOrEqual(1)
      for (const { message, targetOrigin } of window.replies.slice(before.said)) {
        expect(targetOrigin).toBe('https://page.example')
        expect(message).toMatchObject({ type: expect.stringMatching(/^@w3m-frame\/[A-Z_]+_(SUCCESS|ERROR)$/) })
      }
      for (const [name, payload] of calls.slice(before.calls)) {
        expect(requestSchemas[name].safeParse(payload).success).toBe(true)
      }
    }),
    { numRuns: 2_000 },
  )
  expect(calls.length).toBeGreaterThan(0)
  expect(host.ignored().shape).toBeGreaterThan(0)
})

it.each([
  ['origins', { origin: 'https://evil.example' }],
  ['windows', { source: {} }],
  ['windows that are none', { source: null }],
])('the server ignores other %s', async (_title, sender) => {
  const calls: unknown[] = []
  const { window } = startHost(calls)
  window.receive({ type: '@w3m-app/GET_CHAIN_ID', id: 'first' })
  await vi.advanceTimersByTimeAsync(0)
  await fc.assert(
    fc.asyncProperty(createMessageArbitrary(types, ids), async (data) => {
      window.dispatch({ data, origin: 'https://page.example', source: window.parent, ...sender })
      await vi.advanceTimersByTimeAsync(0)
    }),
    { numRuns: 300 },
  )
  expect(calls).toHaveLength(1)
  expect(window.replies).toHaveLength(1)
  expect(window.thrown).toEqual([])
})

it('the server reads only the envelopes of 10,000 messages per second, and replies to the valid ones', async () => {
  const calls: unknown[] = []
  const { window, host } = startHost(calls)
  window.receive({ type: '@w3m-app/IS_CONNECTED', id: 'first' })
  await vi.advanceTimersByTimeAsync(0)
  const garbage = { type: '@w3m-app/NO_SUCH_THING', id: 'x', payload: { list: Array(1_000).fill('x') } }
  const page = countReads(garbage, 15_000)
  const strangers = countReads(garbage, 0)
  for (let each = 0; each < 5_000; each++) {
    window.dispatch({ data: page.value, origin: 'https://page.example', source: window.parent })
    window.dispatch({ data: strangers.value, origin: 'https://evil.example', source: {} })
  }
  expect(page.reads()).toBeLessThanOrEqual(15_000)
  expect(strangers.reads()).toBe(0)
  expect(host.ignored().flood).toBe(9_000)
  window.dispatch({
    data: { type: '@w3m-app/GET_CHAIN_ID', id: 'y' },
    origin: 'https://page.example',
    source: window.parent,
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toHaveLength(2)
})
