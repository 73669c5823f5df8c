import { atom } from 'nanostores'
import { expect, it } from 'vitest'
import { fakeNetwork, otherFakeNetwork } from '../testing/fakeNetworks.js'
import { networkOf } from './networkOf.js'

it('gives the page’s network, and says where it has none', () => {
  const host = { $networks: atom([fakeNetwork]) }
  expect(networkOf(host, fakeNetwork.caipNetworkId)).toBe(fakeNetwork)
  const { caipNetworkId } = otherFakeNetwork
  expect(() => networkOf(host, caipNetworkId)).toThrow(
    expect.objectContaining({ code: 'CHAIN_NOT_SUPPORTED', context: { caipNetworkId } }),
  )
})
