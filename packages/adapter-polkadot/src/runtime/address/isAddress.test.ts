import type { Network } from '@foyer/core/adapter'
import { decodeAddress, encodeAddress } from '@polkadot/util-crypto'
import { describe, expect, it } from 'vitest'
import { kusama, polkadotMainnet, polkadotWestend } from '../../networks.js'
import { createTestApp } from '../../testing/createTestApp.js'
import { decodeSs58, encodeSs58 } from './ss58.js'
import { toHex } from './toHex.js'

// Substrate's development account Alice, with its documented addresses by SS58 prefix.
const ALICE = {
  publicKey: '0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d',
  42: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  0: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  2: 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
} as const

// From the test vectors of EIP-55.
const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

describe('isAddress', () => {
  const { adapter } = createTestApp()

  it.each([ALICE[42], ALICE[0], ALICE[2]])('accepts %s of any network', async (address) => {
    expect(await adapter.isAddress(address)).toBe(true)
  })

  it('accepts a network’s own form and the generic one only', async () => {
    const on = (network: Network<'polkadot'>) =>
      Promise.all([ALICE[0], ALICE[2], ALICE[42]].map((address) => adapter.isAddress(address, network)))
    expect(await on(polkadotMainnet)).toEqual([true, false, true])
    expect(await on(kusama)).toEqual([false, true, true])
    expect(await on(polkadotWestend)).toEqual([false, false, true])
  })

  it('rejects a wrong checksum or length, and other texts', async () => {
    for (const wrong of [
      `${ALICE[0].slice(0, -1)}6`,
      ALICE[0].replace('15oF', '15oG'),
      ALICE[0].slice(1),
      `${ALICE[0]}1`,
      // Valid SS58 of an account index, which is no address.
      encodeAddress(new Uint8Array([1, 2]), 42),
      ALICE.publicKey,
      '0OIl',
      '',
      ' ',
      ETHEREUM,
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    ]) {
      expect([wrong, await adapter.isAddress(wrong)]).toEqual([wrong, false])
    }
  })

  it('accepts checksummed Ethereum addresses if a network has such accounts', async () => {
    const moonbeam = {
      ...polkadotMainnet,
      id: 'fe58ea77779b7abda7da4ec526d14db9',
      caipNetworkId: 'polkadot:fe58ea77779b7abda7da4ec526d14db9',
      chainType: 'ethereum',
    } as const
    const page = createTestApp({ networks: [moonbeam] })
    expect(await page.adapter.isAddress(ETHEREUM)).toBe(true)
    expect(await page.adapter.isAddress(ETHEREUM.toLowerCase())).toBe(true)
    expect(await page.adapter.isAddress(ETHEREUM.replace('aA', 'Aa'))).toBe(false)
    expect(await page.adapter.isAddress(ETHEREUM.slice(0, -1))).toBe(false)
    expect(await page.adapter.isAddress(ALICE[0])).toBe(true)
  })
})

describe('SS58', () => {
  it('encodes published addresses for each network', () => {
    const { publicKey } = decodeSs58(ALICE[42]) ?? {}
    expect(publicKey && toHex(publicKey)).toBe(ALICE.publicKey)
    for (const prefix of [0, 2, 42] as const) {
      expect(encodeSs58({ prefix, publicKey: publicKey ?? new Uint8Array() })).toBe(ALICE[prefix])
    }
  })

  it.each([0, 1, 2, 5, 42, 63, 64, 65, 137, 255, 256, 1284, 13116, 16383])(
    'agrees with Polkadot’s own library about prefix %i',
    (prefix) => {
      const publicKey = Uint8Array.from({ length: 32 }, (_, index) => (index * 7 + prefix) % 256)
      const address = encodeAddress(publicKey, prefix)
      expect(encodeSs58({ prefix, publicKey })).toBe(address)
      expect(decodeSs58(address)).toEqual({ prefix, publicKey })
      expect(decodeAddress(address, false, prefix)).toEqual(publicKey)
    },
  )
})

it('S1.063 identifies networks by their genesis hashes', () => {
  expect(
    [polkadotMainnet, kusama, polkadotWestend].map(({ caipNetworkId, chainNamespace }) => [
      caipNetworkId,
      chainNamespace,
    ]),
  ).toEqual([
    ['polkadot:91b171bb158e2d3848fa23a9f1c25182', 'polkadot'],
    ['polkadot:b0a8d493285c2df73290dfb7e61f870f', 'polkadot'],
    ['polkadot:e143f23803ac50e8f6f8e62695d1ce9e', 'polkadot'],
  ])
})
