import {
  formatBalance,
  formatExact,
  formatMoney,
  formatNumber,
  formatUnits,
  fromUnits,
  type Rounding,
} from '@foyer/core/ui/numbers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** Below what is written with an exponent. */
const numbers = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.nat(30))
  .map(([amount, places]) => formatUnits(amount, places))

/** What the browser calls them. */
const modes = { up: 'expand', down: 'trunc', halfUp: 'halfExpand' } as const
const roundings = fc.constantFrom<Rounding>('up', 'down', 'halfUp')

/** Options of the browser that TypeScript's library does not know yet. */
interface IntlOptions extends Intl.NumberFormatOptions {
  readonly roundingMode: (typeof modes)[Rounding]
}

/** As the browser writes a decimal text, which it reads exactly. It writes a negative zero, which nobody has. */
const toIntl = (value: string, options: IntlOptions): string =>
  // It reads text, which TypeScript's library does not know either.
  new Intl.NumberFormat('en-US', options).format(value as never).replace(/^-(?=[0.]+$)/, '')

describe('numbers', () => {
  it('S5.055 are written the en-US way', () => {
    expect(formatNumber('1234567.5')).toBe('1,234,567.50')
    expect(formatNumber('-1234.5')).toBe('-1,234.50')
  })

  it('S5.056 have 2 decimals unless told otherwise', () => {
    expect(formatNumber('2.345')).toBe('2.35')
    expect(formatNumber('2.345', { decimals: 1 })).toBe('2.3')
    expect(formatNumber('2.345', { decimals: 0 })).toBe('2')
  })

  it('S9.055 have 2 decimals where they have none of their own', () => {
    expect(formatNumber(1n)).toBe('1.00')
  })

  it('are filled up with zeros only when they are to', () => {
    expect(formatNumber('2.5', { pad: false })).toBe('2.5')
    expect(formatNumber('2.50001', { pad: false })).toBe('2.5')
  })

  it('keep every digit that no float can hold', () => {
    expect(formatNumber('123456789012345678901.25')).toBe('123,456,789,012,345,678,901.25')
  })

  it('read as the browser writes them in en-US', () => {
    fc.assert(
      fc.property(numbers, fc.nat(8), roundings, (value, decimals, rounding) => {
        const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
        const expected = toIntl(value, { ...digits, roundingMode: modes[rounding] })
        expect(formatNumber(value, { decimals, rounding })).toBe(expected)
      }),
    )
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 20 }), roundings, (value, precision, rounding) => {
        const digits = { maximumSignificantDigits: precision, minimumSignificantDigits: 1 }
        const written = formatNumber(value, { precision, rounding })
        fc.pre(!written.includes('e'))
        expect(written).toBe(toIntl(value, { ...digits, roundingMode: modes[rounding] }))
      }),
    )
  })

  it('S9.060 have an exponent below -7 where significant digits are asked for', () => {
    expect(formatNumber('0.0000001234', { precision: 3 })).toBe('0.000000123')
    expect(formatNumber('0.00000001234', { precision: 3 })).toBe('1.23e-8')
    expect(formatNumber('-0.00000001', { precision: 3 })).toBe('-1e-8')
    expect(formatNumber('0.00000001', { decimals: 8 })).toBe('0.00000001')
  })

  it('S9.061 have an exponent from 21, in whatever view', () => {
    expect(formatNumber(10n ** 21n - 1n)).toBe('999,999,999,999,999,999,999.00')
    expect(formatNumber(10n ** 21n)).toBe('1.00e+21')
    expect(formatNumber('999999999999999999999.999')).toBe('1.00e+21')
    expect(formatNumber('-1.2345e30', { precision: 3 })).toBe('-1.23e+30')
    expect(formatBalance(fromUnits(12_349n * 10n ** 36n, 18))).toBe('1.234e+22')
  })

  it('of money have a bound in place of an exponent', () => {
    expect(formatMoney('999999999999999.999', 'usd')).toBe('$999,999,999,999,999.99')
    expect(formatMoney(10n ** 15n, 'usd')).toBe('>$999T')
    expect(formatMoney('2.78e42', 'usd', 'up')).toBe('>$999T')
    expect(formatMoney(10n ** 40n, 'chf')).toBe('>CHF\u00a0999T')
  })

  it('of what is sent have every digit, and never an exponent', () => {
    expect(formatExact(fromUnits(1_234_000_000_000_000_000_001n, 18))).toBe('1,234.000000000000000001')
    expect(formatExact(10n ** 21n)).toBe('1,000,000,000,000,000,000,000')
  })
})

describe('a balance', () => {
  it('is never more than there is', () => {
    expect(formatBalance('1.2849')).toBe('1.284')
    expect(formatBalance('1.9999999')).toBe('1.999')
    expect(formatBalance(0n)).toBe('0.000')
    expect(formatBalance('12345')).toBe('12,345.000')
    expect(formatBalance('12.5', 1)).toBe('12.5')
  })

  it('too small to show is there all the same', () => {
    expect(formatBalance('0.0001')).toBe('<0.001')
    expect(formatBalance('0.04', 1)).toBe('<0.1')
    expect(formatBalance('0.001')).toBe('0.001')
    expect(formatBalance('-0.0001')).toBe('0.000')
  })
})

describe('money', () => {
  it.each([
    ['6415.43', 'usd', '$6,415.43'],
    ['6415.439', 'usd', '$6,415.43'],
    ['0', 'usd', '$0.00'],
    ['0.004', 'usd', '<$0.01'],
    ['123456789012345.5', 'eur', '€123,456,789,012,345.50'],
    ['2', 'inr', '₹2.00'],
    ['2', 'aud', 'A$2.00'],
    ['3760776874.51', 'jpy', '¥3,760,776,874'],
    ['0.4', 'jpy', '<¥1'],
    ['0.00000001', 'btc', '₿0.00000001'],
    ['1.234567891', 'eth', 'Ξ1.23456789'],
    ['3', 'zzz', 'ZZZ\u00a03.00'],
    ['3', 'no currency', 'NO CURRENCY\u00a03.00'],
    ['3', 'toString', 'TOSTRING\u00a03.00'],
  ])('of %s %s is %s', (text, currency, shown) => {
    expect(formatMoney(text, currency)).toBe(shown)
  })

  it('that has to be paid is never less than it is', () => {
    expect(formatMoney('0.0201', 'usd', 'up')).toBe('$0.03')
    expect(formatMoney('0.0001', 'usd', 'up')).toBe('<$0.01')
  })

  it('that nobody knows is not zero', () => {
    expect(() => formatMoney('', 'usd')).toThrow('Invalid number')
  })
})
