import { expect, it, vi } from 'vitest'
import { fakeNetwork } from '../testing/fakeNetworks.js'
import { createLazyValue } from './createLazyValue.js'
import { type AdapterRuntime, delegateToRuntime } from './delegateToRuntime.js'

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
  return { runtime, loads, log, methods: delegateToRuntime<'eip155', unknown>({ log }, createLazyValue(loads)) }
}

it('delegateToRuntime loads the runtime once, with the first method call, and passes the calls on', async () => {
  const { methods, loads, runtime } = create()
  expect(loads).not.toHaveBeenCalled()
  methods.preload()
  await expect(methods.isAddress('0x1')).resolves.toBe(true)
  const query = { address: '0x1', network: fakeNetwork }
  await expect(methods.balances(query)).resolves.toEqual([])
  expect(runtime.balances).toHaveBeenCalledWith(query)
  await expect(methods.connect({ walletId: 'lantern' })).rejects.toThrow('declined')
  expect(runtime.connect).toHaveBeenCalledWith({ walletId: 'lantern' })
  expect(loads).toHaveBeenCalledTimes(1)
})

it('delegateToRuntime logs a failed preload, rejects connect with the error, and retries', async () => {
  let isOffline = true
  const { methods, log } = create(async () => {
    if (isOffline) throw new Error('offline')
  })
  methods.preload()
  await expect(methods.connect({ walletId: 'lantern' })).rejects.toThrow('offline')
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('warn', 'The adapter could not be loaded', expect.any(Error)))
  isOffline = false
  await expect(methods.isAddress('0x1')).resolves.toBe(true)
})
