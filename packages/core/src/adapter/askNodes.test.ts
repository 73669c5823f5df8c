import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeNetwork } from '../testing/fakeNetworks.js'
import { type AskNodesParameters, askNodes } from './askNodes.js'
import { NODE_WAIT } from './limits.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function ask<T>(parameters: Partial<AskNodesParameters<string, T>> & Pick<AskNodesParameters<string, T>, 'ask'>) {
  const life = new AbortController()
  const rpcUrls = () => ['https://one.example', 'https://two.example']
  const answer = askNodes({ rpcUrls, signal: life.signal, log: () => {} }, { network: fakeNetwork, ...parameters })
  return { life, answer }
}

it('asks the first node, and no other where it answers', async () => {
  const asked = vi.fn(async (url: string) => url)
  await expect(ask({ ask: asked }).answer).resolves.toBe('https://one.example')
  expect(asked).toHaveBeenCalledTimes(1)
})

it('asks the next one after a failure, and says what the last one said', async () => {
  const fails = async (url: string) => {
    if (url.includes('one')) throw new Error('busy')
    return url
  }
  await expect(ask({ ask: fails }).answer).resolves.toBe('https://two.example')
  const all = async (url: string) => Promise.reject(new Error(url))
  await expect(ask({ ask: all }).answer).rejects.toThrow('https://two.example')
})

it('asks the next one when one has had its time, and tells it', async () => {
  const signals: AbortSignal[] = []
  const { answer } = ask({
    ask: (url, signal) => {
      signals.push(signal)
      return url.includes('one') ? new Promise<string>(() => {}) : Promise.resolve(url)
    },
    // What is refused for good is not what comes too late.
    isFinal: () => true,
  })
  await vi.advanceTimersByTimeAsync(NODE_WAIT - 1)
  expect([signals.length, signals[0]?.aborted]).toEqual([1, false])
  await vi.advanceTimersByTimeAsync(1)
  await expect(answer).resolves.toBe('https://two.example')
  expect(signals[0]?.aborted).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('rejects with HTTP_FAILED when none answers in the time that was given', async () => {
  const { answer } = ask({ wait: 5, ask: () => new Promise(() => {}) })
  const refused = expect(answer).rejects.toMatchObject({ code: 'HTTP_FAILED', context: { url: 'https://two.example' } })
  await vi.advanceTimersByTimeAsync(10)
  await refused
})

it('asks no other after a refusal that is final', async () => {
  const asked = vi.fn(async () => Promise.reject(new Error('spent')))
  const { answer } = ask({ ask: asked, isFinal: (cause) => cause instanceof Error && cause.message === 'spent' })
  await expect(answer).rejects.toThrow('spent')
  expect(asked).toHaveBeenCalledTimes(1)
})

it('is given up with its signal and with the modal’s, and asks nobody then', async () => {
  const given = new AbortController()
  const asked = vi.fn(() => new Promise(() => {}))
  const one = ask({ ask: asked, signal: given.signal })
  given.abort()
  await expect(one.answer).rejects.toMatchObject({ code: 'ABORTED' })
  const other = ask({ ask: asked })
  other.life.abort()
  await expect(other.answer).rejects.toMatchObject({ code: 'ABORTED' })
  expect(asked).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})

it('says that no node is known', async () => {
  const { answer } = ask({ urls: [], ask: async () => 1 })
  await expect(answer).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
    context: { caipNetworkId: fakeNetwork.caipNetworkId },
  })
})
