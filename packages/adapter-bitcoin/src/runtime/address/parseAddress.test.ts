import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'
import { expect, it } from 'vitest'
import { parseAddress } from './parseAddress.js'

// An address of each type. The type decides the size of a payment, and whether Foyer can build its inputs.
it.each([
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'main', 'p2pkh'],
  ['3P14159f73E4gFr7JterCCQh9QjiTjiZrG', 'main', 'p2sh'],
  ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'test', 'p2pkh'],
  ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', 'test', 'p2sh'],
  ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'main', 'p2wpkh'],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'test', 'p2wpkh'],
  ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'test', 'p2wsh'],
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'main', 'p2tr'],
  ['tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c', 'test', 'p2tr'],
  ['bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y', 'main', 'segwit'],
  ['BC1SW50QGDZ25J', 'main', 'segwit'],
  ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'main', 'segwit'],
] as const)('%s is of %s, and %s', (address, chain, type) => {
  expect(parseAddress(address)).toEqual({ chain, type })
})

it('parseAddress requires 20 bytes behind a known prefix', () => {
  const encode = (first: number, length: number) =>
    createBase58check(sha256).encode(Uint8Array.of(first, ...new Uint8Array(length)))
  const firsts = Array.from({ length: 256 }, (_, first) => first)
  expect(firsts.filter((first) => parseAddress(encode(first, 20)))).toEqual([0, 5, 111, 196])
  for (const first of [0, 5, 111, 196]) {
    for (const length of [19, 21, 32]) expect(parseAddress(encode(first, length))).toBeUndefined()
  }
})
