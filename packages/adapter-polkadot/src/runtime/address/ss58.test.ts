import { blake2b } from '@noble/hashes/blake2.js'
import { base58 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { decodeSs58, encodeSs58 } from './ss58.js'

const publicKey = Uint8Array.from({ length: 32 }, (_, at) => at + 1)

const spell = (...bytes: readonly number[]) => {
  const salted = Uint8Array.of(...new TextEncoder().encode('SS58PRE'), ...bytes)
  return base58.encode(Uint8Array.of(...bytes, ...blake2b(salted).subarray(0, 2)))
}

it.each([0, 1, 42, 62, 63, 64, 65, 127, 128, 255, 256, 2_254, 16_383])(
  'decodeSs58 decodes an encoded address of network %i',
  (prefix) => {
    expect(decodeSs58(encodeSs58({ prefix, publicKey }))).toEqual({ prefix, publicKey })
  },
)

it('decodeSs58 rejects two-byte encodings of one-byte prefixes', () => {
  // Encodes a prefix in two bytes, which only prefixes above 63 may have.
  const inTwo = (prefix: number) => spell((prefix >> 2) | 0x40, (prefix & 3) << 6, ...publicKey)
  expect(decodeSs58(inTwo(64))).toEqual({ prefix: 64, publicKey })
  for (const prefix of [0, 42, 62, 63]) expect(decodeSs58(inTwo(prefix))).toBeUndefined()
})

describe('decodeSs58 rejects', () => {
  it.each([
    ['one byte too short', spell(0, ...publicKey.subarray(1))],
    ['one byte too long', spell(0, ...publicKey, 0)],
    ['of two bytes for its network and one byte too short', spell(0x50, 0, ...publicKey.subarray(1))],
    ['with the highest bit set', spell(0x80, ...publicKey)],
    ['with a letter that base58 has not', `${spell(0, ...publicKey)}0`],
    ['empty', ''],
  ])('%s', (_name, address) => expect(decodeSs58(address)).toBeUndefined())

  it('an address with any byte changed', () => {
    const right = base58.decode(spell(0, ...publicKey))
    for (const at of right.keys()) {
      const wrong = Uint8Array.from(right, (byte, index) => (index === at ? byte ^ 1 : byte))
      expect(decodeSs58(base58.encode(wrong))).toBeUndefined()
    }
  })
})
