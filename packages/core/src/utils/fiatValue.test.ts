import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareFiatValues, getAmountForFiatValue, getFiatValue, sumFiatValues, toDecimalText } from './fiatValue.js'
import { formatUnits } from './formatUnits.js'

const usd = (amount: string) => ({ amount, currency: 'usd' })

describe('getFiatValue', () => {
  it('multiplies exactly where a float would not', () => {
    expect(getFiatValue({ amount: 1_284_500_000_000_000_001n, decimals: 18, price: usd('3411.27') })).toBe(
      '4381.77631500000000341127',
    )
    expect(getFiatValue({ amount: 10n ** 30n + 1n, decimals: 0, price: usd('0.1') })).toBe(
      '100000000000000000000000000000.1',
    )
  })

  it('reads a price with an exponent and none from an invalid number', () => {
    expect(getFiatValue({ amount: 5n, decimals: 0, price: usd('1.5e-7') })).toBe('0.00000075')
    for (const text of ['', 'NaN', '-1', '1,5', 'Infinity', '0x10', '1e999', `1${'0'.repeat(99)}`]) {
      expect(getFiatValue({ amount: 5n, decimals: 0, price: usd(text) })).toBeUndefined()
    }
    expect(getFiatValue({ amount: 5n, decimals: 0 })).toBeUndefined()
  })
})

it('sumFiatValues adds amounts with different decimals', () => {
  expect(sumFiatValues(['0.1', '0.2', '1e-18', 'nothing'])).toBe('0.300000000000000001')
  expect(sumFiatValues([])).toBe('0')
})

it('compareFiatValues compares decimal texts as numbers and puts an unknown worth last', () => {
  expect(['10', '9.5', undefined, '100', '0.1'].sort(compareFiatValues)).toEqual(['0.1', '9.5', '10', '100', undefined])
  expect(compareFiatValues(undefined, '0')).toBeLessThan(0)
  expect(compareFiatValues('0', undefined)).toBeGreaterThan(0)
  const PLACES = 8
  const worth = fc.record({ amount: fc.bigInt(0n, 10n ** 20n), places: fc.integer({ min: 0, max: PLACES }) })
  fc.assert(
    fc.property(worth, worth, (one, other) => {
      const written = [one, other].map(({ amount, places }) =>
        getFiatValue({ amount, decimals: places, price: usd('1.0') }),
      )
      const [a = 0n, b = 0n] = [one, other].map(({ amount, places }) => amount * 10n ** BigInt(PLACES - places))
      expect(Math.sign(compareFiatValues(written[0], written[1]))).toBe(Number(a > b) - Number(a < b))
    }),
  )
})

it('toDecimalText writes decimals without an exponent', () => {
  expect(toDecimalText('2.5e-8')).toBe('0.000000025')
  expect(toDecimalText('1e3')).toBe('1000')
  expect(toDecimalText('-2')).toBeUndefined()
})

it.each([
  '0x10',
  '0b1',
  ' 1',
  '1 ',
  '1\n',
  '1_000',
  '1,5',
  'NaN',
  'Infinity',
  '1e999999999',
  '1e-999999999',
  '١',
  '9'.repeat(61),
])('toDecimalText refuses text of a service that is no decimal: %j', (text) => {
  expect(toDecimalText(text)).toBeUndefined()
  expect(sumFiatValues([text, '2'])).toBe('2')
  expect(getFiatValue({ amount: 1n, decimals: 0, price: usd(text) })).toBeUndefined()
  expect(getAmountForFiatValue('1', { decimals: 18, price: usd(text), places: 2 })).toBeUndefined()
})

describe('getAmountForFiatValue', () => {
  const prices = fc.tuple(fc.bigInt(1n, 10n ** 12n), fc.integer({ min: 0, max: 8 }))
  const toPrice = ([value, places]: readonly [bigint, number]) => usd(formatUnits(value, places))
  const centsOf = (amount: bigint, decimals: number, [value, places]: readonly [bigint, number]) =>
    (amount * value * 100n) / 10n ** BigInt(decimals + places)
  const lengthOf = (amount: bigint, decimals: number) => formatUnits(amount, decimals).split('.')[1]?.length ?? 0

  it.each([
    ['100', '2505', '0.039921'],
    ['12', '0.9998', '12.01'],
    ['250', '1', '250'],
    ['5', '94187.12', '0.0000531'],
  ])('for %s at %s has the fewest decimals: %s', (money, price, amount) => {
    const units = getAmountForFiatValue(money, { decimals: 18, price: usd(price), places: 2 }) ?? -1n
    expect(formatUnits(units, 18)).toBe(amount)
  })

  it('is worth exactly the typed money, or the largest amount below it', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 12n), prices, fc.integer({ min: 0, max: 18 }), (cents, price, decimals) => {
        const money = formatUnits(cents, 2)
        const units = getAmountForFiatValue(money, { decimals, price: toPrice(price), places: 2 }) ?? -1n
        if (centsOf(units, decimals, price) === cents) return
        expect(centsOf(units, decimals, price)).toBeLessThan(cents)
        expect(centsOf(units + 1n, decimals, price)).toBeGreaterThan(cents)
      }),
    )
  })

  it('does not exceed the balance when the balance is worth the same', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 24n), prices, fc.integer({ min: 0, max: 18 }), (held, price, decimals) => {
        const money = formatUnits(centsOf(held, decimals, price), 2)
        const [units = -1n, any = -1n] = [held, undefined].map((each) =>
          getAmountForFiatValue(money, { decimals, price: toPrice(price), places: 2, held: each }),
        )
        expect(units).toBeLessThanOrEqual(held)
        expect(lengthOf(any, decimals)).toBeLessThanOrEqual(lengthOf(units, decimals))
      }),
    )
  })

  it('accepts an amount that the user is still typing', () => {
    expect(getAmountForFiatValue('12.', { decimals: 0, price: usd('2'), places: 2 })).toBe(6n)
  })

  it.each(['', 'free', '-1', 'NaN', '0'])('returns nothing for a price of %j', (price) => {
    expect(getAmountForFiatValue('1', { decimals: 18, price: usd(price), places: 2 })).toBeUndefined()
  })
})
