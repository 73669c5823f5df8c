import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { getNamespace, getReference, isCaipNetworkId } from './caip.js'
import { isCaipAddress, parseCaipAddress, toCaipAddress } from './caipAddress.js'
import { parseChainId } from './parseChainId.js'

it.each([
  'eip155:1',
  'bip122:000000000019d6689c085ae165831e93',
  'cosmos:cosmoshub-4',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  'starknet:SN_GOERLI',
])('S5.025 isCaipNetworkId accepts %s as a CAIP-2 network', (id) => {
  expect(isCaipNetworkId(id)).toBe(true)
})

it.each([
  '',
  'eip155',
  'eip155:',
  ':1',
  'EIP155:1',
  'ei:1',
  'eip155eip:1',
  'eip155:1:2',
  'eip155:1 ',
  'eip155:a/b',
  'eip155:NaN',
  'eip155:0',
  'eip155:-1',
  'eip155:1e300',
  'eip155:0x1',
  1,
  null,
  {},
])('S5.025 isCaipNetworkId refuses %j as a CAIP-2 network', (id) => {
  expect(isCaipNetworkId(id)).toBe(false)
})

it('S5.025 isCaipNetworkId limits a CAIP-2 reference to 32 characters', () => {
  expect(isCaipNetworkId(`cosmos:${'1'.repeat(32)}`)).toBe(true)
  expect(isCaipNetworkId(`cosmos:${'1'.repeat(33)}`)).toBe(false)
})

it('S5.025 isCaipAddress accepts CAIP-10 accounts and refuses text that only looks like one', () => {
  expect(isCaipAddress('eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb')).toBe(true)
  expect(isCaipAddress('hedera:mainnet:0.0.1234567890-zbhlt')).toBe(true)
  expect(isCaipAddress(`eip155:1:${'a'.repeat(128)}`)).toBe(true)
  expect(isCaipAddress(`eip155:1:${'a'.repeat(129)}`)).toBe(false)
  for (const value of ['eip155:1', 'eip155:1:', 'eip155::0xab', 'eip155:1:0x ab', 'eip155:1:a:b', undefined]) {
    expect(isCaipAddress(value)).toBe(false)
  }
})

it('CAIP ids are split and joined without loss', () => {
  expect(getNamespace('eip155:1')).toBe('eip155')
  expect(getNamespace('eip155:1:0xab')).toBe('eip155')
  expect(getReference('eip155:8453')).toBe('8453')
  expect(toCaipAddress('eip155:1', '0xab')).toBe('eip155:1:0xab')
  expect(parseCaipAddress('eip155:1:0xab')).toEqual({
    namespace: 'eip155',
    caipNetworkId: 'eip155:1',
    address: '0xab',
  })
  expect(parseCaipAddress('eip155:1')).toBeUndefined()
  expect(parseCaipAddress(7)).toBeUndefined()
})

it('an EVM chain id is accepted exactly when it is a number that a wallet may use', () => {
  const digits = fc.oneof(
    fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }).map(String),
    fc.bigInt({ min: 0n, max: 10n ** 33n }).map(String),
    fc.stringMatching(/^[0-9a-f]{1,32}$/),
    fc.string(),
  )
  fc.assert(
    fc.property(digits, (reference) => {
      const isPlain = /^[1-9]\d*$/.test(reference)
      const isChain = isPlain && parseChainId(reference) !== undefined
      expect(isCaipNetworkId(`eip155:${reference}`)).toBe(isChain)
      expect(parseCaipAddress(`eip155:${reference}:0xab`) !== undefined).toBe(isChain)
    }),
    { examples: [['999999999999999'], ['1000000000000000'], ['12345678901234567890123456789012']] },
  )
})

it('a reference of another namespace may consist of digits alone', () => {
  expect(isCaipNetworkId('bip122:12345678901234567890123456789012')).toBe(true)
})
