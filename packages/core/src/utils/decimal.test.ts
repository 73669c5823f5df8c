import {
  add,
  compare,
  type Decimal,
  decimal,
  divide,
  formatUnits,
  fromUnits,
  multiply,
  type Rounding,
  round,
  toPlainText,
  toPrecision,
} from '@foyer/core/ui/numbers'
import BigNumber from 'bignumber.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** What a library that many rely on makes of the same. */
const Library = BigNumber.clone({ DECIMAL_PLACES: 20, ROUNDING_MODE: BigNumber.ROUND_HALF_UP, RANGE: 1e9 })
const toLibrary = ({ digits, places }: Decimal) => new Library(digits.toString()).shiftedBy(-places)
const modes = { up: 0, down: 1, halfUp: 4 } as const
const roundings = fc.constantFrom<Rounding>('up', 'down', 'halfUp')

const numbers = fc
  .tuple(
    fc.oneof(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.bigInt({ min: -2_000n, max: 2_000n })),
    fc.nat(30),
  )
  .map(([digits, places]): Decimal => ({ digits, places }))

function isSame(ours: Decimal, theirs: BigNumber): void {
  expect(toLibrary(ours).isEqualTo(theirs)).toBe(true)
}

describe('what is a number', () => {
  it.each([
    '',
    ' ',
    'abc',
    '1,5',
    '0x',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '-Infinity',
    '1e',
    '--1',
    '0x10',
    '1_000',
    ' 1 ',
    '.',
    'e5',
    '1e1000001',
    `1e${'9'.repeat(30)}`,
  ])('S5.057 refuses %j', (value) => {
    expect(() => decimal(value)).toThrow(RangeError)
    expect(() => decimal(value)).toThrow(`Invalid number: ${value}`)
  })

  it('S5.057 refuses it wherever a number is taken', () => {
    const takes = [add, compare, divide, multiply]
    for (const take of takes) {
      expect(() => take('x', 1)).toThrow('Invalid number: x')
      expect(() => take(1, 'x')).toThrow('Invalid number: x')
    }
    expect(() => round('x', 1)).toThrow('Invalid number: x')
    expect(() => toPrecision('x', 1)).toThrow('Invalid number: x')
  })

  it('is read as people and programs write it', () => {
    const written = ['1', '-1', '+1', '1.', '.5', '1.50', '1e3', '1E-3', 7, -0.5, 1e21, 12n, decimal('3')]
    expect(written.map((each) => toPlainText(decimal(each)))).toEqual(
      '1 -1 1 1 0.5 1.5 1000 0.001 7 -0.5 1000000000000000000000 12 3'.split(' '),
    )
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e30, max: 1e30 }), (value) =>
        isSame(decimal(value), new Library(value)),
      ),
    )
  })
})

describe('arithmetic', () => {
  it('is that of the library', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const [one, other] = [toLibrary(a), toLibrary(b)]
        isSame(add(a, b), one.plus(other))
        isSame(multiply(a, b), one.times(other))
        expect(compare(a, b)).toBe(one.comparedTo(other))
        if (b.digits !== 0n) isSame(divide(a, b), one.dividedBy(other))
      }),
    )
  })

  it('rounds as the library does', () => {
    fc.assert(
      fc.property(numbers, fc.nat(40), roundings, (value, places, rounding) => {
        const theirs = toLibrary(value)
        isSame(round(value, places, rounding), theirs.decimalPlaces(places, modes[rounding]))
        isSame(
          toPrecision(value, Math.max(1, places), rounding),
          theirs.precision(Math.max(1, places), modes[rounding]),
        )
      }),
    )
  })

  it('S5.058 refuses to divide by zero, however it is written', () => {
    for (const zero of [0, -0, '0', '0.000', '0e5', 0n]) expect(() => divide(1, zero)).toThrow('Division by zero')
  })

  it('S5.059 refuses a rounding mode that does not exist', () => {
    // What a caller without types may hand over.
    const modes: readonly unknown[] = ['sideways', '', -1, 9, 'toString', '__proto__']
    for (const mode of modes) {
      const rounding = mode as Rounding
      expect(() => round('1.5', 0, rounding)).toThrow(`Invalid rounding mode: ${mode}`)
      expect(() => round('1', 0, rounding)).toThrow(`Invalid rounding mode: ${mode}`)
      expect(() => toPrecision('1.5', 1, rounding)).toThrow(`Invalid rounding mode: ${mode}`)
      expect(() => divide(1, 3, { rounding })).toThrow(`Invalid rounding mode: ${mode}`)
    }
  })

  it('S5.060 takes places from 0 to 1,000,000 and no others', () => {
    expect(toPlainText(round('1.25', 0))).toBe('1')
    expect(toPlainText(round('1.25', 1_000_000))).toBe('1.25')
    for (const places of [-1, 1_000_001, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => round('1.25', places)).toThrow(`Invalid decimal places: ${places}`)
      expect(() => divide(1, 3, { places })).toThrow(`Invalid decimal places: ${places}`)
    }
  })

  it('S5.061 takes a precision from 0 to 1,000,000 and no other', () => {
    expect(toPlainText(toPrecision('1.25', 2))).toBe('1.3')
    expect(toPlainText(toPrecision('1.25', 0))).toBe('1')
    expect(toPlainText(toPrecision('1.25', 1_000_000))).toBe('1.25')
    for (const digits of [-1, 1_000_001, 0.5, Number.NaN]) {
      expect(() => toPrecision('1.25', digits)).toThrow(`Invalid precision: ${digits}`)
    }
  })

  it('S9.058 divides to 20 places', () => {
    expect(divide(1, 3)).toEqual({ digits: 33333333333333333333n, places: 20 })
  })

  it('S9.059 rounds half up', () => {
    expect(toPlainText(divide(2, 3))).toBe('0.66666666666666666667')
    expect(toPlainText(round('0.125', 2))).toBe('0.13')
    expect(toPlainText(round('-0.125', 2))).toBe('-0.13')
    expect(toPlainText(toPrecision('12.5', 2))).toBe('13')
  })
})

describe('the smallest unit', () => {
  it('is whole coins, exactly', () => {
    expect(formatUnits(1_500_000n, 6)).toBe('1.5')
    expect(formatUnits(1n, 18)).toBe('0.000000000000000001')
    expect(formatUnits(-20n, 1)).toBe('-2')
    fc.assert(
      fc.property(numbers, ({ digits, places }) => {
        expect(formatUnits(digits, places)).toBe(toLibrary({ digits, places }).toFixed())
      }),
    )
  })

  it.each([-1, 1.5, Number.NaN, 1_000_000])('refuses %s decimals', (decimals) => {
    expect(() => formatUnits(1n, decimals)).toThrow(`Invalid decimal places: ${decimals}`)
    expect(() => fromUnits(1n, decimals)).toThrow(RangeError)
  })
})
