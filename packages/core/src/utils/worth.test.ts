import { describe, expect, it } from 'vitest'
import { compareDecimals, formatMoney, sumOf, toDecimalText, worthOf } from './worth.js'

const usd = (amount: string) => ({ amount, currency: 'usd' })

describe('worthOf', () => {
  it('multiplies exactly where a float would not', () => {
    expect(worthOf({ amount: 1_284_500_000_000_000_001n, decimals: 18, price: usd('3411.27') })).toBe(
      '4381.77631500000000341127',
    )
    expect(worthOf({ amount: 10n ** 30n + 1n, decimals: 0, price: usd('0.1') })).toBe(
      '100000000000000000000000000000.1',
    )
  })

  it('reads a price with an exponent, and none from what is no number', () => {
    expect(worthOf({ amount: 5n, decimals: 0, price: usd('1.5e-7') })).toBe('0.00000075')
    for (const text of ['', 'NaN', '-1', '1,5', 'Infinity', '0x10', '1e999', `1${'0'.repeat(99)}`]) {
      expect(worthOf({ amount: 5n, decimals: 0, price: usd(text) })).toBeUndefined()
    }
    expect(worthOf({ amount: 5n, decimals: 0 })).toBeUndefined()
  })
})

it('adds amounts of different places', () => {
  expect(sumOf(['0.1', '0.2', '1e-18', 'nothing'])).toBe('0.300000000000000001')
  expect(sumOf([])).toBe('0')
})

it('compares as numbers, and takes what is none for the least', () => {
  const sorted = ['10', '9.5', '1e2', '-', '0.10'].sort(compareDecimals)
  expect(sorted).toEqual(['-', '0.10', '9.5', '10', '1e2'])
})

it('writes decimals without an exponent', () => {
  expect(toDecimalText('2.5e-8')).toBe('0.000000025')
  expect(toDecimalText('1e3')).toBe('1000')
  expect(toDecimalText('-2')).toBeUndefined()
})

describe('formatMoney', () => {
  it.each([
    ['6415.43', 'usd', '$6,415.43'],
    ['6415.439', 'usd', '$6,415.43'],
    ['0', 'usd', '$0.00'],
    ['0.004', 'usd', '<$0.01'],
    ['1234567890123456789012.5', 'eur', '€1,234,567,890,123,456,789,012.50'],
    ['2', 'inr', '₹2.00'],
    ['0.00000001', 'btc', '₿0.00000001'],
    ['3', 'zzz', 'ZZZ\u00a03.00'],
    ['3', 'no currency', 'NO CURRENCY\u00a03.00'],
  ])('shows %s %s as %s', (text, currency, shown) => {
    expect(formatMoney(text, currency)).toBe(shown)
  })
})
