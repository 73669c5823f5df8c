import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TokenPrice } from '../../types/token.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { worthOf } from '../../utils/worth.js'
import { cleanAmount, fromCurrency } from './amounts.js'

/** Engines take decimal text of any length and keep it exact; the compiler's library does not know. */
const toIntl = (text: string): never => text as never

const usd = (amount: string): TokenPrice => ({ amount, currency: 'usd' })

describe('what is typed', () => {
  it.each([
    ['1.5', '1.5'],
    ['1,5', '1.5'],
    ['1,', '1.'],
    ['.5', '0.5'],
    ['', ''],
    ['007', '7'],
    ['0', '0'],
    ['1,234.5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['1 234,5', '1234.5'],
    ["1'234.5", '1234.5'],
    ['1,234,567', '1234567'],
    ['١٢٣٫٥', '123.5'],
    // One sign alone is the point: never more than was meant.
    ['1,500', '1.500'],
  ])('%s is %s', (text, clean) => expect(cleanAmount(text, 6)).toBe(clean))

  it.each(['-1', '+1', '1e5', '0x1', 'one', '1.2345678', '9'.repeat(61), '1 ETH', '½'])('%s is no amount', (text) => {
    expect(cleanAmount(text, 6)).toBeUndefined()
  })

  it('a token without places has no point', () => {
    expect(cleanAmount('12.', 0)).toBe('12')
    expect(cleanAmount('12.5', 0)).toBeUndefined()
  })

  it('reads back what five languages write', () => {
    const amount = fc.tuple(fc.bigInt(0n, 10n ** 30n), fc.integer({ min: 2, max: 18 }))
    fc.assert(
      fc.property(amount, fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'hi-IN', 'ar-EG'), ([units, places], locale) => {
        const exact = formatUnits(units, places)
        const written = new Intl.NumberFormat(locale, {
          minimumFractionDigits: places,
          maximumFractionDigits: places,
        }).format(toIntl(exact))
        const clean = cleanAmount(written, places)
        expect(clean, written).toBeDefined()
        expect(parseUnits(clean ?? '', places), written).toBe(units)
      }),
    )
  })
})

describe('currency', () => {
  it('never buys more than the money is worth, and less by no more than the smallest unit', () => {
    const price = fc.tuple(fc.bigInt(1n, 10n ** 12n), fc.integer({ min: 0, max: 8 }))
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 12n),
        price,
        fc.integer({ min: 0, max: 18 }),
        (cents, [value, places], decimals) => {
          const each = formatUnits(value, places)
          const units = fromCurrency(formatUnits(cents, 2), decimals, usd(each)) ?? -1n
          // units / 10^decimals * value / 10^places <= cents / 100
          const worth = units * value * 100n
          const money = cents * 10n ** BigInt(decimals + places)
          expect(worth <= money && money < worth + value * 100n).toBe(true)
        },
      ),
    )
  })

  it('gives back what an amount is worth', () => {
    const price = fc.tuple(fc.bigInt(1n, 10n ** 9n), fc.integer({ min: 0, max: 8 }))
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 30n), price, (amount, [value, places]) => {
        const each = usd(formatUnits(value, places))
        expect(fromCurrency(worthOf({ amount, decimals: 18, price: each }) ?? '', 18, each)).toBe(amount)
      }),
    )
  })

  it.each(['', 'free', '-1', 'NaN', '0'])('a price of %j is none', (price) => {
    expect(fromCurrency('1', 18, usd(price))).toBeUndefined()
  })
})
