import { expect, it } from 'vitest'
import { solanaDevnet, solanaMainnet, solanaTestnet } from './exports/networks.js'
import { toStandardChain } from './runtime/networks/standardChains.js'

it.each([
  ['S3.009', solanaMainnet, '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', false],
  ['S3.010', solanaDevnet, 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', true],
  ['S3.011', solanaTestnet, '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', true],
])('%s is defined by its genesis hash', (_rule, network, reference, isTest) => {
  const { caipNetworkId, chainNamespace, testnet = false, nativeCurrency } = network
  expect({ caipNetworkId, chainNamespace, testnet }).toEqual({
    caipNetworkId: `solana:${reference}`,
    chainNamespace: 'solana',
    testnet: isTest,
  })
  expect(nativeCurrency).toMatchObject({ symbol: 'SOL', decimals: 9 })
  expect(network.rpcUrls.default.http[0]).toMatch(/^https:/)
})

it.each([
  [solanaMainnet, 'solana:mainnet'],
  [solanaDevnet, 'solana:devnet'],
  [solanaTestnet, 'solana:testnet'],
])('$name is a cluster that wallets know', ({ id, caipNetworkId }, chain) => {
  expect(caipNetworkId).toBe(`solana:${id}`)
  expect(toStandardChain(caipNetworkId)).toBe(chain)
})
