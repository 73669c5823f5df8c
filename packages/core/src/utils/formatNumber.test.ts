import {
  formatBalance,
  formatExactNumber,
  formatMoney,
  formatNumber,
  formatUnits,
  fromUnits,
  type Rounding,
} from '@foyer/core/internal/account'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const numbers = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.nat(30))
  .map(([amount, places]) => formatUnits(amount, places))

const modes = { up: 'expand', down: 'trunc', halfUp: 'halfExpand' } as const
const roundings = fc.constantFrom<Rounding>('up', 'down', 'halfUp')

/** Options that TypeScript's library lacks. */
interface IntlOptions extends Intl.NumberFormatOptions {
  readonly roundingMode: (typeof modes)[Rounding]
}

const toIntl = (value: string, options: IntlOptions): string =>
  // TypeScript's library lacks text input, too.
  new Intl.NumberFormat('en-US', options).format(value as never).replace(/^-(?=[0.]+$)/, '')

describe('a formatted number', () => {
  it('S5.055 follows the en-US format', () => {
    expect(formatNumber('1234567.5')).toBe('1,234,567.50')
    expect(formatNumber('-1234.5')).toBe('-1,234.50')
  })

  it('S5.056 has 2 decimals by default', () => {
    expect(formatNumber('2.345')).toBe('2.35')
    expect(formatNumber('2.345', { decimals: 1 })).toBe('2.3')
    expect(formatNumber('2.345', { decimals: 0 })).toBe('2')
  })

  it('S9.055 has 2 decimals when it has none of its own', () => {
    expect(formatNumber(1n)).toBe('1.00')
  })

  it('is padded with zeros only on request', () => {
    expect(formatNumber('2.5', { pad: false })).toBe('2.5')
    expect(formatNumber('2.50001', { pad: false })).toBe('2.5')
  })

  it('keeps every digit that a float cannot hold', () => {
    expect(formatNumber('123456789012345678901.25')).toBe('123,456,789,012,345,678,901.25')
  })

  it('equals the output of the browser for en-US', () => {
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

  it('S9.060 has an exponent below -7 with significant digits', () => {
    expect(formatNumber('0.0000001234', { precision: 3 })).toBe('0.000000123')
    expect(formatNumber('0.00000001234', { precision: 3 })).toBe('1.23e-8')
    expect(formatNumber('-0.00000001', { precision: 3 })).toBe('-1e-8')
    expect(formatNumber('0.00000001', { decimals: 8 })).toBe('0.00000001')
  })

  it('S9.061 has an exponent from 21 in every format', () => {
    expect(formatNumber(10n ** 21n - 1n)).toBe('999,999,999,999,999,999,999.00')
    expect(formatNumber(10n ** 21n)).toBe('1.00e+21')
    expect(formatNumber('999999999999999999999.999')).toBe('1.00e+21')
    expect(formatNumber('-1.2345e30', { precision: 3 })).toBe('-1.23e+30')
    expect(formatBalance(fromUnits(12_349n * 10n ** 36n, 18))).toBe('1.234e+22')
  })

  it('of money has a bound in place of an exponent', () => {
    expect(formatMoney('999999999999999.999', 'usd')).toBe('$999,999,999,999,999.99')
    expect(formatMoney(10n ** 15n, 'usd')).toBe('>$999T')
    expect(formatMoney('2.78e42', 'usd', 'up')).toBe('>$999T')
    expect(formatMoney(10n ** 40n, 'chf')).toBe('>CHF\u00a0999T')
  })

  it('of a sent amount has every digit and never an exponent', () => {
    expect(formatExactNumber(fromUnits(1_234_000_000_000_000_000_001n, 18))).toBe('1,234.000000000000000001')
    expect(formatExactNumber(10n ** 21n)).toBe('1,000,000,000,000,000,000,000')
  })
})

describe('a formatted balance', () => {
  it('S9.057 has three decimals, and never exceeds the real balance', () => {
    expect(formatBalance('1.2849')).toBe('1.284')
    expect(formatBalance('1.9999999')).toBe('1.999')
    expect(formatBalance(0n)).toBe('0')
    expect(formatBalance('12.5', 1)).toBe('12.5')
  })

  it('has no trailing zeros', () => {
    expect(formatBalance('10000')).toBe('10,000')
    expect(formatBalance('9998.4990001')).toBe('9,998.499')
    expect(formatBalance('100')).toBe('100')
    expect(formatBalance('7.2')).toBe('7.2')
  })

  it('that is too small to show is still visible', () => {
    expect(formatBalance('0.0001')).toBe('<0.001')
    expect(formatBalance('0.04', 1)).toBe('<0.1')
    expect(formatBalance('0.001')).toBe('0.001')
    expect(formatBalance('-0.0001')).toBe('0')
  })
})

describe('formatted money', () => {
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

  it('that the user has to pay is never less than the amount', () => {
    expect(formatMoney('0.0201', 'usd', 'up')).toBe('$0.03')
    expect(formatMoney('0.0001', 'usd', 'up')).toBe('<$0.01')
  })

  it('of an unknown amount is not zero', () => {
    expect(() => formatMoney('', 'usd')).toThrow('Invalid number')
  })
})
