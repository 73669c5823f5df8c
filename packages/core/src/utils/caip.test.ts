import { expect, it } from 'vitest'
import { isCaipNetworkId, namespaceOf, referenceOf } from './caip.js'
import { isCaipAddress, parseCaipAddress, toCaipAddress } from './caipAddress.js'

it.each([
  'eip155:1',
  'bip122:000000000019d6689c085ae165831e93',
  'cosmos:cosmoshub-4',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  'starknet:SN_GOERLI',
])('S5.025 knows %s as a CAIP-2 network', (id) => {
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
])('S5.025 refuses %j as a CAIP-2 network', (id) => {
  expect(isCaipNetworkId(id)).toBe(false)
})

it('S5.025 limits a CAIP-2 reference to 32 characters', () => {
  expect(isCaipNetworkId(`eip155:${'1'.repeat(32)}`)).toBe(true)
  expect(isCaipNetworkId(`eip155:${'1'.repeat(33)}`)).toBe(false)
})

it('S5.025 knows CAIP-10 accounts and refuses what only looks like one', () => {
  expect(isCaipAddress('eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb')).toBe(true)
  expect(isCaipAddress('hedera:mainnet:0.0.1234567890-zbhlt')).toBe(true)
  expect(isCaipAddress(`eip155:1:${'a'.repeat(128)}`)).toBe(true)
  expect(isCaipAddress(`eip155:1:${'a'.repeat(129)}`)).toBe(false)
  for (const value of ['eip155:1', 'eip155:1:', 'eip155::0xab', 'eip155:1:0x ab', 'eip155:1:a:b', undefined]) {
    expect(isCaipAddress(value)).toBe(false)
  }
})

it('takes CAIP ids apart and puts them together', () => {
  expect(namespaceOf('eip155:1')).toBe('eip155')
  expect(namespaceOf('eip155:1:0xab')).toBe('eip155')
  expect(referenceOf('eip155:8453')).toBe('8453')
  expect(toCaipAddress('eip155:1', '0xab')).toBe('eip155:1:0xab')
  expect(parseCaipAddress('eip155:1:0xab')).toEqual({
    namespace: 'eip155',
    caipNetworkId: 'eip155:1',
    address: '0xab',
  })
  expect(parseCaipAddress('eip155:1')).toBeUndefined()
  expect(parseCaipAddress(7)).toBeUndefined()
})
