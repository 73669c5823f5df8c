import { expect, it } from 'vitest'
import * as networks from './exports/networks.js'
import { getSs58Prefix } from './runtime/address/addressFormats.js'

const {
  kusama,
  kusamaAssetHub,
  paseo,
  paseoAssetHub,
  polkadotAssetHub,
  polkadotMainnet,
  polkadotWestend,
  westendAssetHub,
} = networks

// Genesis hashes as `chain_getBlockHash` returns them; prefixes of the SS58 registry, where Paseo has Polkadot's.
it.each([
  [polkadotMainnet, '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3', 0],
  [polkadotAssetHub, '0x68d56f15f85d3136970ec16946040bc1752654e906147f7e43e9d539d7c3de2f', 0],
  [kusama, '0xb0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe', 2],
  [kusamaAssetHub, '0x48239ef607d7928874027a43a67689209727dfb3d3dc5e5b03a39bdc2eda771a', 2],
  [polkadotWestend, '0xe143f23803ac50e8f6f8e62695d1ce9e4e1d68aa36c1cd2cfd15340213f3423e', 42],
  [westendAssetHub, '0x67f9723393ef76214df0118c34bbbd3dbebc8ed46a10973a8c969d48fe7598c9', 42],
  [paseo, '0x77afd6190f1554ad45fd0d31aee62aacc33c6db0ea801129acb813f913e0764f', 0],
  [paseoAssetHub, '0xd6eec26135305a8ad257a20d003357284c8aa03d0bdb2b357ab0a22371e11ef2', 0],
])('$name has its genesis hash and SS58 prefix', (network, genesis, prefix) => {
  expect(network.id).toBe(genesis.slice(2, 34))
  expect(network.caipNetworkId).toBe(`polkadot:${network.id}`)
  expect(getSs58Prefix(network, genesis.slice(2, 34))).toBe(prefix)
})

it.each(Object.values(networks))('$name has a node and an explorer', ({ rpcUrls, blockExplorers }) => {
  expect(rpcUrls.default.http[0]).toMatch(/^https:/)
  expect(blockExplorers?.default).toEqual({ name: 'Subscan', url: expect.stringMatching(/^https:.*\.subscan\.io$/) })
})

it('marks testnets', () => {
  const tests = Object.values(networks).filter(({ testnet }) => testnet)
  expect(new Set(tests)).toEqual(new Set([polkadotWestend, westendAssetHub, paseo, paseoAssetHub]))
})
