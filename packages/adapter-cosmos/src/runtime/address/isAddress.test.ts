import type { Network } from '@foyer/core/adapter'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../../testing/createTestApp.js'

const isAddress = (value: string, options?: Parameters<typeof createTestApp>[0]) =>
  createTestApp(options).adapter.isAddress(value)

describe('S1.065 isAddress of Cosmos', () => {
  it.each([
    // From the documentation of the Cosmos SDK and Keplr, and a contract's address, which has 32 bytes.
    ['an account of the Hub', 'cosmos1pkptre7fdkl6gfrzlesjjvhxhlc3r4gmmk8rs6'],
    ['another one', 'cosmos1vqpjljwsynsn58dugz0w8ut7kun7t8ls2qkmsq'],
    ['an account of Osmosis', 'osmo1sxqwesgp7253fdv985csvz95fwc0q53ulldggl'],
    ['a contract', 'osmo14hj2tavq8fpesdwxxcu44rty3hh90vhujrvcmstl4zr3txmfvw9sq2r9g9'],
  ])('accepts %s', async (_name, value) => {
    expect(await isAddress(value)).toBe(true)
  })

  it.each([
    ['one letter changed', 'cosmos1pkptre7fdkl6gfrzlesjjvhxhlc3r4gmmk8rs7'],
    ['the prefix of a chain that the site does not have', 'juno1pkptre7fdkl6gfrzlesjjvhxhlc3r4gmdyychx'],
    ['a validator', 'cosmosvaloper1sjllsnramtg3ewxqwwrwjxfgc4n4ef9u2lcnj0'],
    ['capitals', 'COSMOS1PKPTRE7FDKL6GFRZLESJJVHXHLC3R4GMMK8RS6'],
    ['both cases', 'cosmos1pkptre7fdkl6gfrzlesjjvhxhlc3r4gmmk8rS6'],
    // From BIP-173 and BIP-350.
    ['a valid text of another length', 'a12uel5l'],
    ['bech32m', 'abcdef1l7aum6echk45nj3s0wdvt2fg8x9yrzpqzd3ryx'],
    ['an address of Bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['an address of EVM', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
    ['nothing', ''],
  ])('rejects %s', async (_name, value) => {
    expect(await isAddress(value)).toBe(false)
  })

  it('accepts any prefix if a network defines none', async () => {
    const plain: Network<'cosmos'> = {
      id: 'juno-1',
      caipNetworkId: 'cosmos:juno-1',
      chainNamespace: 'cosmos',
      name: 'Juno',
      nativeCurrency: { name: 'Juno', symbol: 'JUNO', decimals: 6 },
      rpcUrls: { default: { http: ['https://rpc.juno.example'] } },
    }
    expect(await isAddress('osmo1sxqwesgp7253fdv985csvz95fwc0q53ulldggl', { networks: [plain] })).toBe(true)
    expect(await isAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', { networks: [plain] })).toBe(false)
  })
})
