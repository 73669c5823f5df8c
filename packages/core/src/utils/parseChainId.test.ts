import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseChainId } from './parseChainId.js'

const chainIds = fc.integer({ min: 1, max: 10 ** 15 - 1 })

describe('parseChainId', () => {
  it('reads every chain id in each spelling that wallets use', () => {
    fc.assert(
      fc.property(chainIds, (id) => {
        const hex = id.toString(16)
        for (const spelling of [id, BigInt(id), String(id), `0x${hex}`, `0x${hex.toUpperCase()}`]) {
          expect(parseChainId(spelling)).toBe(id)
        }
      }),
    )
  })

  it('returns a positive safe integer or nothing for any value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.double(), fc.string(), fc.bigInt()), (value) => {
        const chainId = parseChainId(value)
        expect(chainId === undefined || (Number.isSafeInteger(chainId) && chainId > 0)).toBe(true)
      }),
    )
  })

  it.each([
    [Number.NaN],
    [0],
    [-1],
    [1e300],
    [1.5],
    [Number.POSITIVE_INFINITY],
    [''],
    ['0x'],
    ['0x0'],
    ['1.5'],
    ['-0x1'],
    [' 0x1'],
    ['0x1 '],
    ['1e3'],
    ['0b11'],
    ['eip155:1'],
    ['0x20000000000000'],
    [10 ** 15],
    ['9007199254740993'],
    [true],
    [null],
    [undefined],
    [['0x1']],
    [{ chainId: '0x1' }],
    [new Date(1)],
  ])('refuses %o', (value) => {
    expect(parseChainId(value)).toBeUndefined()
  })
})
