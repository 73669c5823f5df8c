import BigNumber from 'bignumber.js'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import {
  divide,
  fromUnits,
  type NumberInput,
  type Rounding,
  round,
  toBigInt,
  toBigNumber,
  toPlainText,
  toPrecision,
} from './bigNumber.js'
import { formatUnits } from './formatUnits.js'

const roundings = fc.constantFrom<Rounding>('up', 'down', 'halfUp')
const amounts = fc.oneof(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.bigInt({ min: -2_000n, max: 2_000n }))

const sizeOf = (value: bigint) => (value < 0n ? -value : value)
const toText = (value: NumberInput) => toPlainText(toBigNumber(value))

describe('toBigNumber', () => {
  it.each([
    '',
    ' ',
    'abc',
    '1,5',
    '0x',
    'NaN',
    'Infinity',
    '-Infinity',
    '1e',
    '--1',
    '0x10',
    '0b1',
    '1_000',
    ' 1 ',
    ' 1',
    '1\n',
    '.',
    'e5',
    '1e1000001',
    '1e-1000001',
    '1e999999999',
    `1e${'9'.repeat(30)}`,
  ])('S5.057 refuses %j', (text) => {
    expect(() => toBigNumber(text)).toThrow(RangeError)
    expect(() => toBigNumber(text)).toThrow(`Invalid number: ${text}`)
  })

  it('S5.057 refuses a JavaScript number and any value that is not a number', () => {
    const values: readonly unknown[] = [
      0.1,
      1,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      null,
      undefined,
      [],
      { e: 1 },
      true,
    ]
    for (const value of values) expect(() => toBigNumber(value as NumberInput)).toThrow(`Invalid number: ${value}`)
  })

  it('S5.057 refuses a BigNumber that is not finite', () => {
    for (const value of ['NaN', 'Infinity', '-Infinity']) {
      expect(() => toBigNumber(new BigNumber(value))).toThrow(`Invalid number: ${value}`)
    }
  })

  it('S5.057 validates every text that a function accepts', () => {
    expect(() => divide('0x10', 1n)).toThrow('Invalid number: 0x10')
    expect(() => divide(1n, '1_0')).toThrow('Invalid number: 1_0')
    expect(() => round(' 1', 1)).toThrow('Invalid number:  1')
    expect(() => toPrecision('Infinity', 1)).toThrow('Invalid number: Infinity')
  })

  it('reads the notations that users and programs write', () => {
    const written = ['1', '-1', '+1', '1.', '.5', '1.50', '1e3', '1E-3', '-0', 12n, new BigNumber('3')]
    expect(written.map(toText)).toEqual('1 -1 1 1 0.5 1.5 1000 0.001 0 12 3'.split(' '))
  })

  it('keeps every digit of a text', () => {
    fc.assert(
      fc.property(amounts, fc.nat(60), (amount, places) => {
        expect(toText(`${amount}e-${places}`)).toBe(formatUnits(amount, places))
      }),
    )
  })
})

describe('an app that configures bignumber.js', () => {
  const before = BigNumber.config()
  afterEach(() => void BigNumber.config(before))

  it('changes none of our numbers', () => {
    BigNumber.config({
      DECIMAL_PLACES: 2,
      ROUNDING_MODE: BigNumber.ROUND_UP,
      RANGE: 3,
      FORMAT: { groupSeparator: ' ' },
    })
    expect(toPlainText(divide(2n, 3n))).toBe('0.66666666666666666667')
    expect(toPlainText(toBigNumber('123456.5').times(new BigNumber(2)))).toBe('246913')
    expect(toBigNumber('1234567.5').toFormat()).toBe('1,234,567.5')
  })

  it('keeps its own numbers', () => {
    divide(2n, 3n, { places: 5, rounding: 'up' })
    expect(BigNumber.config()).toEqual(before)
  })
})

describe('bigNumber arithmetic', () => {
  it('is exact', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.nat(30), fc.nat(30), (a, b, places, more) => {
        const [one, other] = [fromUnits(a, places), fromUnits(b, places)]
        expect(toPlainText(one.plus(other))).toBe(formatUnits(a + b, places))
        expect(toPlainText(one.minus(other))).toBe(formatUnits(a - b, places))
        expect(toPlainText(one.times(fromUnits(b, more)))).toBe(formatUnits(a * b, places + more))
        expect(one.isLessThan(other)).toBe(a < b)
      }),
    )
  })

  it('divides to within the last place, in the direction of the rounding', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.nat(40), roundings, (a, b, places, rounding) => {
        fc.pre(b !== 0n)
        const units = toBigInt(divide(a, b, { places, rounding }).shiftedBy(places))
        const error = sizeOf(units) * sizeOf(b) - sizeOf(a) * 10n ** BigInt(places)
        if (rounding === 'up') expect(error >= 0n && error < sizeOf(b)).toBe(true)
        if (rounding === 'down') expect(error <= 0n && -error < sizeOf(b)).toBe(true)
        if (rounding === 'halfUp') expect(2n * error <= sizeOf(b) && -2n * error < sizeOf(b)).toBe(true)
        expect(units === 0n || (units < 0n === a < 0n) !== b < 0n).toBe(true)
      }),
    )
  })

  it('rounds to places by the rounding, away from zero and towards it', () => {
    fc.assert(
      fc.property(amounts, fc.nat(30), fc.nat(30), roundings, (amount, has, places, rounding) => {
        const value = fromUnits(amount, has)
        const rounded = round(value, places, rounding)
        expect(toPlainText(rounded)).toBe(toPlainText(divide(value, 1n, { places, rounding })))
        if (places >= has) expect(rounded.isEqualTo(value)).toBe(true)
      }),
    )
  })

  it('rounds to significant digits', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 60 }), roundings, (amount, precision, rounding) => {
        const digits = String(sizeOf(amount)).length
        const exponent = Math.max(0, digits - precision)
        const expected = divide(amount, 10n ** BigInt(exponent), { places: 0, rounding }).shiftedBy(exponent)
        expect(toPlainText(toPrecision(amount, precision, rounding))).toBe(toPlainText(expected))
      }),
    )
  })

  it('S5.058 refuses to divide by zero, however it is written', () => {
    for (const zero of ['0', '-0', '0.000', '0e5', 0n]) expect(() => divide(1n, zero)).toThrow('Division by zero')
  })

  it('S5.059 refuses a rounding mode that does not exist', () => {
    const modes: readonly unknown[] = ['sideways', '', -1, 4, 9, 'toString', '__proto__']
    for (const mode of modes) {
      const rounding = mode as Rounding
      expect(() => round('1.5', 0, rounding)).toThrow(`Invalid rounding mode: ${mode}`)
      expect(() => round('1', 0, rounding)).toThrow(`Invalid rounding mode: ${mode}`)
      expect(() => toPrecision('1.5', 1, rounding)).toThrow(`Invalid rounding mode: ${mode}`)
      expect(() => divide(1n, 3n, { rounding })).toThrow(`Invalid rounding mode: ${mode}`)
    }
  })

  it('S5.060 takes places from 0 to 1,000,000 and no others', () => {
    expect(toPlainText(round('1.25', 0))).toBe('1')
    expect(toPlainText(round('1.25', 1_000_000))).toBe('1.25')
    for (const places of [-1, 1_000_001, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => round('1.25', places)).toThrow(`Invalid decimal places: ${places}`)
      expect(() => divide(1n, 3n, { places })).toThrow(`Invalid decimal places: ${places}`)
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
    expect(toPlainText(divide(1n, 3n))).toBe('0.33333333333333333333')
  })

  it('S9.059 rounds half up', () => {
    expect(toPlainText(divide(2n, 3n))).toBe('0.66666666666666666667')
    expect(toPlainText(round('0.125', 2))).toBe('0.13')
    expect(toPlainText(round('-0.125', 2))).toBe('-0.13')
    expect(toPlainText(toPrecision('12.5', 2))).toBe('13')
  })

  it('writes no negative zero', () => {
    expect(toPlainText(round('-0.4', 0))).toBe('0')
    expect(toPlainText(toBigNumber('-1').times(0))).toBe('0')
  })
})

describe('the smallest unit', () => {
  it('equals whole coins exactly', () => {
    expect(formatUnits(1_500_000n, 6)).toBe('1.5')
    expect(formatUnits(1n, 18)).toBe('0.000000000000000001')
    expect(formatUnits(-20n, 1)).toBe('-2')
    expect(formatUnits(-5n, 1)).toBe('-0.5')
    fc.assert(
      fc.property(amounts, fc.nat(255), (amount, decimals) => {
        expect(formatUnits(amount, decimals)).toBe(toPlainText(fromUnits(amount, decimals)))
        expect(toBigInt(fromUnits(amount, decimals).shiftedBy(decimals))).toBe(amount)
      }),
    )
  })

  it.each([-1, 1.5, Number.NaN, 256, 1_000_000])('refuses %s decimals', (decimals) => {
    expect(() => formatUnits(1n, decimals)).toThrow(`Invalid decimal places: ${decimals}`)
    expect(() => fromUnits(1n, decimals)).toThrow(`Invalid decimal places: ${decimals}`)
  })
})
