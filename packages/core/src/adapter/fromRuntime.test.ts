import { expect, it, vi } from 'vitest'
import { fakeNetwork } from '../testing/fakeNetworks.js'
import { type AdapterRuntime, fromRuntime } from './fromRuntime.js'
import { lazy } from './lazy.js'

function create(load = async () => {}) {
  const runtime = {
    isAddress: (value: string): boolean => value === '0x1',
    connect: vi.fn<AdapterRuntime<'eip155', unknown>['connect']>(() => Promise.reject(new Error('declined'))),
    balances: vi.fn(async () => []),
  }
  const loads = vi.fn(async () => {
    await load()
    return runtime
  })
  const log = vi.fn()
  return { runtime, loads, log, acts: fromRuntime<'eip155', unknown>({ log }, lazy(loads)) }
}

it('loads the runtime with the first act, once, and passes on what is asked', async () => {
  const { acts, loads, runtime } = create()
  expect(loads).not.toHaveBeenCalled()
  acts.preload()
  await expect(acts.isAddress('0x1')).resolves.toBe(true)
  const query = { address: '0x1', network: fakeNetwork }
  await expect(acts.balances(query)).resolves.toEqual([])
  expect(runtime.balances).toHaveBeenCalledWith(query)
  await expect(acts.connect({ walletId: 'lantern' })).rejects.toThrow('declined')
  expect(runtime.connect).toHaveBeenCalledWith({ walletId: 'lantern' })
  expect(loads).toHaveBeenCalledTimes(1)
})

it('logs what keeps it from loading ahead, tells it to who connects, and tries again', async () => {
  let isOffline = true
  const { acts, log } = create(async () => {
    if (isOffline) throw new Error('offline')
  })
  acts.preload()
  await expect(acts.connect({ walletId: 'lantern' })).rejects.toThrow('offline')
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('warn', 'The adapter could not be loaded', expect.any(Error)))
  isOffline = false
  await expect(acts.isAddress('0x1')).resolves.toBe(true)
})
