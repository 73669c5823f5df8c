import { describe, expect, it } from 'vitest'
import type { SolanaTransactionInput } from '../../transaction.js'
import { findSignerIndex, toWireTransaction } from './toWireTransaction.js'

const key = (seed: number) => Uint8Array.from({ length: 32 }, (_, at) => (at * seed) % 251)
const keys = [3, 5, 7].map(key)
const signature = (seed: number) => Array.from({ length: 64 }, () => seed)

const wire = (signers: number, { version, counted = signers }: { version?: number; counted?: number } = {}) =>
  Uint8Array.of(
    signers,
    ...Array.from({ length: signers }, (_, at) => signature(at + 1)).flat(),
    ...(version === undefined ? [] : [0x80 | version]),
    ...[counted, 0, 1],
    ...[keys.length, ...keys.flatMap((each) => [...each])],
    ...key(11),
    0,
  )

describe('a transaction', () => {
  it.each([
    ['of the oldest form', wire(1), 'legacy', 1],
    ['of three signers', wire(3), 'legacy', 3],
    ['of version 0', wire(2, { version: 0 }), 0, 2],
    ['of version 127', wire(1, { version: 127 }), 127, 1],
    ['with its version before its signatures', Uint8Array.of(0x81, 2, 0), 1, 2],
  ] as const)('%s has its version and number of signers', (_name, bytes, version, signers) => {
    expect(toWireTransaction(bytes)).toMatchObject({ bytes, version, signers })
  })

  it.each<[string, Uint8Array]>([
    ['nobody signs', wire(0)],
    ['other signers are counted than have a place', wire(1, { counted: 2 })],
    ['the version stands where versions are none', Uint8Array.of(0x80, 1, 0)],
    ['nothing is in', new Uint8Array()],
    ['only signatures are in', wire(1).subarray(0, 65)],
  ])('is rejected where %s', (_name, bytes) => {
    expect(() => toWireTransaction(bytes)).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION', message: 'transaction: These bytes are none' }),
    )
  })
})

describe('an object', () => {
  it('of web3.js is serialized before all have signed', () => {
    const requested: unknown[] = []
    const input = {
      serialize(options?: object) {
        requested.push(options)
        return wire(2)
      },
    }
    expect(toWireTransaction(input)).toMatchObject({ signers: 2, input })
    expect(requested).toEqual([{ requireAllSignatures: false, verifySignatures: false }])
  })

  it('of kit is serialized with empty slots for missing signatures', () => {
    const bytes = wire(2, { version: 0 })
    const messageBytes = bytes.subarray(1 + 2 * 64)
    const read = toWireTransaction({ messageBytes, signatures: { one: signature(1), two: null } })
    expect([...read.bytes.subarray(0, 129)]).toEqual([2, ...signature(1), ...signature(0)])
    expect(read).toMatchObject({ version: 0, signers: 2 })
  })

  it('of another kind is rejected', () => {
    const broken: SolanaTransactionInput = {
      serialize() {
        throw new Error('No blockhash')
      },
    }
    expect(() => toWireTransaction(broken)).toThrow('No blockhash')
    const other = JSON.parse('{"signatures":{}}')
    expect(() => toWireTransaction(other)).toThrow(expect.objectContaining({ code: 'INVALID_OPTION' }))
  })
})

describe('findSignerIndex', () => {
  it('returns the key’s index among the signers', () => {
    for (const read of [toWireTransaction(wire(2)), toWireTransaction(wire(2, { version: 0 }))]) {
      expect(keys.map((each) => findSignerIndex(read, each))).toEqual([0, 1, -1])
      expect(findSignerIndex(read, key(13))).toBe(-1)
      expect(findSignerIndex(read, keys[0]?.subarray(1))).toBe(-1)
      expect(findSignerIndex(read, undefined)).toBe(-1)
    }
  })

  it('returns -1 for unknown versions', () => {
    expect(findSignerIndex(toWireTransaction(Uint8Array.of(0x81, 1, 0, ...key(3))), key(3))).toBe(-1)
    expect(findSignerIndex(toWireTransaction(wire(1, { version: 1 })), keys[0])).toBe(-1)
  })
})
