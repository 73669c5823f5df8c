import { describe, expect, it } from 'vitest'
import { type Blake2bParameters, blake2b } from './blake2b'
import { encodeUtf8 } from './bytes'

const bytes = (length: number) => new Uint8Array(length).fill(7)
const hash = (parameters: Partial<Blake2bParameters> = {}) =>
  blake2b(encodeUtf8('abc'), { length: 32, key: bytes(32), salt: bytes(16), personalization: bytes(16), ...parameters })
const toHex = (input: Uint8Array) => Buffer.from(input).toString('hex')

describe('BLAKE2b', () => {
  it('S9.063 returns 1 to 64 bytes', () => {
    expect(hash({ length: 1 })).toHaveLength(1)
    expect(hash({ length: 64 })).toHaveLength(64)
    for (const length of [0, 65, 1.5, -1, Number.NaN]) {
      expect(() => hash({ length })).toThrow(`BLAKE2b gives 1 to 64 bytes, and ${length} were asked for`)
    }
  })

  it('S9.064 accepts a key of up to 64 bytes', () => {
    expect(toHex(hash({ key: bytes(64) }))).not.toBe(toHex(hash({ key: bytes(63) })))
    for (const length of [0, 65]) {
      expect(() => hash({ key: bytes(length) })).toThrow('A key of BLAKE2b has up to 64 bytes')
    }
  })

  it('S9.065 accepts a salt of 16 bytes', () => {
    expect(toHex(hash({ salt: bytes(16).fill(1) }))).not.toBe(toHex(hash()))
    for (const length of [0, 8, 15, 17]) {
      expect(() => hash({ salt: bytes(length) })).toThrow('A salt of BLAKE2b has 16 bytes')
    }
  })

  it('S9.066 accepts a personalization of 16 bytes', () => {
    expect(toHex(hash({ personalization: bytes(16).fill(1) }))).not.toBe(toHex(hash()))
    for (const length of [0, 8, 15, 17]) {
      expect(() => hash({ personalization: bytes(length) })).toThrow('A personalization of BLAKE2b has 16 bytes')
    }
  })

  it('matches the hash of Python’s hashlib', () => {
    // Python: hashlib.blake2b(b'abc', digest_size=32, key=b'\x07'*32, salt=b'\x07'*16, person=b'\x07'*16).hexdigest()
    expect(toHex(hash())).toBe('078afc2da550b688ed3a0e5f6f92ab19549c694b772dec00f01bf2509b0edbcb')
  })
})
