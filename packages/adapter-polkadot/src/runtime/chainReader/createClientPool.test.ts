import type { AdapterContext } from '@foyer/core/adapter'
import { type PolkadotSandbox, startPolkadot } from '@foyer/sandbox'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { polkadotMainnet } from '../../networks.js'
import type { ChainClient } from '../node/ChainClient.js'
import { createClientPool } from './createClientPool.js'

let sandbox: PolkadotSandbox
beforeAll(async () => {
  sandbox = await startPolkadot()
})
afterAll(() => sandbox.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

function createPool() {
  const adapterContext = {
    rpcUrls: () => [sandbox.rpcUrls[polkadotMainnet.caipNetworkId]],
    signal: new AbortController().signal,
    log: () => {},
  } as unknown as AdapterContext<'polkadot'>
  const pool = createClientPool(adapterContext)
  const use = <T>(act: (client: ChainClient) => T | Promise<T>, signal?: AbortSignal) =>
    pool.use({ network: polkadotMainnet, signal }, async (client) => act(client))
  return { use, current: () => use((client) => client) }
}

describe('a client', () => {
  it('is shared until it is idle for a minute, and then closed', async () => {
    const { current } = createPool()
    const first = await current()
    const close = vi.spyOn(first, 'disconnect')
    await vi.advanceTimersByTimeAsync(59_999)
    expect(await current()).toBe(first)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(await current()).toBe(first)
    expect(close).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(close).toHaveBeenCalledOnce()
    expect(await current()).not.toBe(first)
  })

  it('stays open while one of its users is at work, however long ago another ended', async () => {
    const { use, current } = createPool()
    let finish: () => void = () => {}
    const work = use(async (client) => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return client
    })
    const first = await current()
    const close = vi.spyOn(first, 'disconnect')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(close).not.toHaveBeenCalled()
    expect(await current()).toBe(first)
    finish()
    expect(await work).toBe(first)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(close).toHaveBeenCalledOnce()
  })

  it('is replaced after a failure, and kept after an abort', async () => {
    const { use, current } = createPool()
    const first = await current()
    const abort = new AbortController()
    const aborted = use(() => new Promise(() => {}), abort.signal)
    abort.abort()
    await expect(aborted).rejects.toThrow()
    expect(await current()).toBe(first)
    await expect(use(() => Promise.reject(new Error('Broken')))).rejects.toThrow('Broken')
    expect(await current()).not.toBe(first)
  })
})
