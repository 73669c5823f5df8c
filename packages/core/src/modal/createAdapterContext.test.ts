import { afterEach, expect, it, vi } from 'vitest'
import { createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, otherFakeNetwork } from '../testing/fakeNetworks.js'

afterEach(() => vi.restoreAllMocks())

it('the log of an adapter context names the adapter in the console unless debug is off', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {})
  const cause = new Error('x')
  createTestModal({ debug: true }).fake.adapterContext?.log('warn', 'slow', cause)
  expect(warn.mock.calls).toEqual([['[foyer] [eip155] slow', cause]])
  createTestModal({ debug: false }).fake.adapterContext?.log('warn', 'slow')
  createTestModal({ debug: true }).fake.adapterContext?.log('debug', 'detail')
  expect(warn).toHaveBeenCalledTimes(1)
  expect(debug).not.toHaveBeenCalled()
})

it('an adapter context has the networks of its namespace as they change', () => {
  const { modal, fake } = createTestModal()
  const seen: number[] = []
  const stop = fake.adapterContext?.$networks.subscribe((networks) => seen.push(networks.length))
  modal.addNetwork({ ...fakeNetwork, id: 10, caipNetworkId: 'eip155:10' })
  modal.removeNetwork('eip155:10')
  stop?.()
  modal.removeNetwork(otherFakeNetwork.caipNetworkId)
  expect(seen).toEqual([2, 3, 2])
})

it('the signal of an adapter context aborts when the modal is destroyed', () => {
  const { modal, fake } = createTestModal()
  expect(fake.adapterContext?.signal.aborted).toBe(false)
  modal.destroy()
  expect(fake.adapterContext?.signal.aborted).toBe(true)
})
