import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeNetwork } from '../testing/fakeNetworks.js'
import { startFakeClock } from '../testing/startFakeClock.js'
import { NODE_TIMEOUT_MS } from './limits.js'
import { type RequestNodesParameters, requestNodes } from './requestNodes.js'

beforeEach(startFakeClock)
afterEach(() => void vi.restoreAllMocks())

function ask<T>(
  parameters: Partial<RequestNodesParameters<string, T>> & Pick<RequestNodesParameters<string, T>, 'request'>,
) {
  const life = new AbortController()
  const rpcUrls = () => ['https://one.example', 'https://two.example']
  const answer = requestNodes({ rpcUrls, signal: life.signal, log: () => {} }, { network: fakeNetwork, ...parameters })
  return { life, answer }
}

it('requestNodes requests the first node, and no other when it responds', async () => {
  const asked = vi.fn(async (url: string) => url)
  await expect(ask({ request: asked }).answer).resolves.toBe('https://one.example')
  expect(asked).toHaveBeenCalledTimes(1)
})

it('requestNodes requests the next node after a failure and throws the last error', async () => {
  const fails = async (url: string) => {
    if (url.includes('one')) throw new Error('busy')
    return url
  }
  await expect(ask({ request: fails }).answer).resolves.toBe('https://two.example')
  const all = async (url: string) => Promise.reject(new Error(url))
  await expect(ask({ request: all }).answer).rejects.toThrow('https://two.example')
})

it('requestNodes requests the next node after a timeout and logs it', async () => {
  const signals: AbortSignal[] = []
  const scheduled = vi.spyOn(globalThis, 'setTimeout')
  const cleared = vi.spyOn(globalThis, 'clearTimeout')
  const { answer } = ask({
    request: (url, signal) => {
      signals.push(signal)
      return url.includes('one') ? new Promise<string>(() => {}) : Promise.resolve(url)
    },
    isFinal: () => true,
  })
  await vi.advanceTimersByTimeAsync(NODE_TIMEOUT_MS - 1)
  expect([signals.length, signals[0]?.aborted]).toEqual([1, false])
  await vi.advanceTimersByTimeAsync(1)
  await expect(answer).resolves.toBe('https://two.example')
  expect(signals[0]?.aborted).toBe(true)
  // Counts only timers of `NODE_TIMEOUT_MS`, because libraries in the same process may set others.
  const own = scheduled.mock.results.filter((_, index) => scheduled.mock.calls[index]?.[1] === NODE_TIMEOUT_MS)
  expect(own).toHaveLength(2)
  expect(cleared).toHaveBeenCalledWith(own[1]?.value)
})

it('requestNodes rejects with HTTP_FAILED when no node responds in time', async () => {
  const { answer } = ask({ timeout: 5, request: () => new Promise(() => {}) })
  const refused = expect(answer).rejects.toMatchObject({ code: 'HTTP_FAILED', context: { url: 'https://two.example' } })
  await vi.advanceTimersByTimeAsync(10)
  await refused
})

it('requestNodes stops at a final refusal', async () => {
  const asked = vi.fn(async () => Promise.reject(new Error('spent')))
  const { answer } = ask({ request: asked, isFinal: (cause) => cause instanceof Error && cause.message === 'spent' })
  await expect(answer).rejects.toThrow('spent')
  expect(asked).toHaveBeenCalledTimes(1)
})

it('requestNodes aborts with its signal and with the modal, and then requests no node', async () => {
  const given = new AbortController()
  const asked = vi.fn(() => new Promise(() => {}))
  const one = ask({ request: asked, signal: given.signal })
  given.abort()
  await expect(one.answer).rejects.toMatchObject({ code: 'ABORTED' })
  const other = ask({ request: asked })
  other.life.abort()
  await expect(other.answer).rejects.toMatchObject({ code: 'ABORTED' })
  expect(asked).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})

it('requestNodes rejects when no node is known', async () => {
  const { answer } = ask({ urls: [], request: async () => 1 })
  await expect(answer).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
    context: { caipNetworkId: fakeNetwork.caipNetworkId },
  })
})
