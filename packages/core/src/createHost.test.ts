import { afterEach, expect, it, vi } from 'vitest'
import { createTestModal } from './testing/createTestModal.js'
import { fakeNetwork, otherFakeNetwork } from './testing/fakeNetworks.js'

afterEach(() => vi.restoreAllMocks())

it('says in the console which adapter speaks, unless debug is off', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {})
  const cause = new Error('x')
  createTestModal({ debug: true }).fake.host?.log('warn', 'slow', cause)
  expect(warn.mock.calls).toEqual([['[foyer] [eip155] slow', cause]])
  createTestModal({ debug: false }).fake.host?.log('warn', 'slow')
  createTestModal({ debug: true }).fake.host?.log('debug', 'detail')
  expect(warn).toHaveBeenCalledTimes(1)
  expect(debug).not.toHaveBeenCalled()
})

it('gives an adapter the networks of its namespace, as they come and go', () => {
  const { modal, fake } = createTestModal()
  const seen: number[] = []
  const stop = fake.host?.$networks.subscribe((networks) => seen.push(networks.length))
  modal.addNetwork({ ...fakeNetwork, id: 10, caipNetworkId: 'eip155:10' })
  modal.removeNetwork('eip155:10')
  stop?.()
  modal.removeNetwork(otherFakeNetwork.caipNetworkId)
  expect(seen).toEqual([2, 3, 2])
})

it('ends with its modal', () => {
  const { modal, fake } = createTestModal()
  expect(fake.host?.signal.aborted).toBe(false)
  modal.destroy()
  expect(fake.host?.signal.aborted).toBe(true)
})
