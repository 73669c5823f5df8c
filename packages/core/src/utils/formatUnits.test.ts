import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromUnits } from './decimal.js'
import { formatBalance } from './formatNumber.js'
import { formatUnits, formatUnitsBalance } from './formatUnits.js'

const amounts = fc.oneof(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.bigInt({ min: -2_000n, max: 2_000n }))
const places = fc.integer({ min: 0, max: 30 })

it('says exactly what an amount in the smallest unit is in coins', () => {
  expect(formatUnits(1_500_000n, 6)).toBe('1.5')
  expect(formatUnits(1n, 18)).toBe('0.000000000000000001')
  expect(formatUnits(-20n, 1)).toBe('-2')
  fc.assert(fc.property(amounts, places, (amount, of) => formatUnits(amount, of) === fromUnits(amount, of).toFixed()))
})

it('shows what the decimals library would show', () => {
  expect(formatUnitsBalance(1_284_999n, 6, 3)).toBe('1.284')
  expect(formatUnitsBalance(12_345_000_000n, 6, 3)).toBe('12,345.000')
  expect(formatUnitsBalance(1n, 18, 3)).toBe('<0.001')
  const isSame = (amount: bigint, of: number, shown: number) =>
    formatUnitsBalance(amount, of, shown) === formatBalance(fromUnits(amount, of), shown)
  fc.assert(fc.property(amounts, places, fc.integer({ min: 1, max: 8 }), isSame))
})

it.each([-1, 1.5, Number.NaN, 1_000_000])('refuses %s as a number of decimal places', (decimals) => {
  expect(() => formatUnits(1n, decimals)).toThrow(`Invalid decimal places: ${decimals}`)
  expect(() => formatUnitsBalance(1n, decimals, 3)).toThrow(RangeError)
})
