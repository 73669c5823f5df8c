import { atom } from 'nanostores'
import { expect, it } from 'vitest'
import { fakeNetwork, otherFakeNetwork } from '../testing/fakeNetworks.js'
import { requireNetwork } from './requireNetwork.js'

it('requireNetwork returns the configured network and throws for any other', () => {
  const adapterContext = { $networks: atom([fakeNetwork]) }
  expect(requireNetwork(adapterContext, fakeNetwork.caipNetworkId)).toBe(fakeNetwork)
  const { caipNetworkId } = otherFakeNetwork
  expect(() => requireNetwork(adapterContext, caipNetworkId)).toThrow(
    expect.objectContaining({ code: 'CHAIN_NOT_SUPPORTED', context: { caipNetworkId } }),
  )
})
