import { describe, expect, it } from 'vitest'
import type { SolanaTransactionInput } from '../../transaction.js'
import { findSigner, toWire } from './toWire.js'

const key = (seed: number) => Uint8Array.from({ length: 32 }, (_, at) => (at * seed) % 251)
const keys = [3, 5, 7].map(key)
const signature = (seed: number) => Array.from({ length: 64 }, () => seed)

/** A transaction of so many signers, as it travels. */
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
  ] as const)('%s is read with its version and how many sign it', (_what, bytes, version, signers) => {
    expect(toWire(bytes)).toMatchObject({ bytes, version, signers })
  })

  it.each<[string, Uint8Array]>([
    ['nobody signs', wire(0)],
    ['other signers are counted than have a place', wire(1, { counted: 2 })],
    ['the version stands where versions are none', Uint8Array.of(0x80, 1, 0)],
    ['nothing is in', new Uint8Array()],
    ['only signatures are in', wire(1).subarray(0, 65)],
  ])('is none where %s', (_what, bytes) => {
    expect(() => toWire(bytes)).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION', message: 'transaction: These bytes are none' }),
    )
  })
})

describe('an object', () => {
  it('of web3.js is written out before all have signed', () => {
    const asked: unknown[] = []
    const input = {
      serialize(options?: object) {
        asked.push(options)
        return wire(2)
      },
    }
    expect(toWire(input)).toMatchObject({ signers: 2, input })
    expect(asked).toEqual([{ requireAllSignatures: false, verifySignatures: false }])
  })

  it('of kit has its signatures put before its message, with a place for those that are missing', () => {
    const bytes = wire(2, { version: 0 })
    const messageBytes = bytes.subarray(1 + 2 * 64)
    const read = toWire({ messageBytes, signatures: { one: signature(1), two: null } })
    expect([...read.bytes.subarray(0, 129)]).toEqual([2, ...signature(1), ...signature(0)])
    expect(read).toMatchObject({ version: 0, signers: 2 })
  })

  it('that cannot be written out, or is neither, is no transaction', () => {
    const broken: SolanaTransactionInput = {
      serialize() {
        throw new Error('No blockhash')
      },
    }
    expect(() => toWire(broken)).toThrow('No blockhash')
    const other = JSON.parse('{"signatures":{}}')
    expect(() => toWire(other)).toThrow(expect.objectContaining({ code: 'INVALID_OPTION' }))
  })
})

describe('the place of a signature', () => {
  it('is that of its key among those who sign, and none for others', () => {
    for (const read of [toWire(wire(2)), toWire(wire(2, { version: 0 }))]) {
      expect(keys.map((each) => findSigner(read, each))).toEqual([0, 1, -1])
      expect(findSigner(read, key(13))).toBe(-1)
      expect(findSigner(read, keys[0]?.subarray(1))).toBe(-1)
      expect(findSigner(read, undefined)).toBe(-1)
    }
  })

  it('is not known of a form that is newer', () => {
    expect(findSigner(toWire(Uint8Array.of(0x81, 1, 0, ...key(3))), key(3))).toBe(-1)
    expect(findSigner(toWire(wire(1, { version: 1 })), keys[0])).toBe(-1)
  })
})
