import { expect, it } from 'vitest'
import * as networks from './exports/networks.js'

it.each(Object.values(networks))('$name has its chain id and fee coin', (network) => {
  const { id, caipNetworkId, nativeCurrency, cosmos, rpcUrls, blockExplorers } = network
  expect(caipNetworkId).toBe(`cosmos:${id}`)
  expect(cosmos.denom).toBe(`u${nativeCurrency.symbol.toLowerCase()}`)
  // A wallet that does not know the chain gets both URLs.
  expect(rpcUrls.default.http[0]).toMatch(/^https:/)
  expect(rpcUrls.rest?.http[0]).toMatch(/^https:/)
  expect(blockExplorers?.default.url).toMatch(/^https:/)
})

it('pairs each mainnet with its testnet', () => {
  const { cosmosHub, cosmosHubTestnet, osmosis, osmosisTestnet } = networks
  expect([cosmosHub, osmosis].map(({ id, testnet }) => [id, testnet])).toEqual([
    ['cosmoshub-4', undefined],
    ['osmosis-1', undefined],
  ])
  expect([cosmosHubTestnet, osmosisTestnet].map(({ id, testnet }) => [id, testnet])).toEqual([
    ['provider', true],
    ['osmo-test-5', true],
  ])
  expect(cosmosHubTestnet.cosmos).toEqual(cosmosHub.cosmos)
  expect(osmosisTestnet.cosmos).toEqual(osmosis.cosmos)
})
