import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUnits } from './formatUnits.js'
import { amountFor, compareWorths, sumOf, toDecimalText, worthOf } from './worth.js'

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

it('compares what it writes as numbers, and takes what nobody knows for the least', () => {
  expect(['10', '9.5', undefined, '100', '0.1'].sort(compareWorths)).toEqual(['0.1', '9.5', '10', '100', undefined])
  expect(compareWorths(undefined, '0')).toBeLessThan(0)
  expect(compareWorths('0', undefined)).toBeGreaterThan(0)
  const PLACES = 8
  const worth = fc.record({ amount: fc.bigInt(0n, 10n ** 20n), places: fc.integer({ min: 0, max: PLACES }) })
  fc.assert(
    fc.property(worth, worth, (one, other) => {
      const written = [one, other].map(({ amount, places }) => worthOf({ amount, decimals: places, price: usd('1.0') }))
      const [a = 0n, b = 0n] = [one, other].map(({ amount, places }) => amount * 10n ** BigInt(PLACES - places))
      expect(Math.sign(compareWorths(written[0], written[1]))).toBe(Number(a > b) - Number(a < b))
    }),
  )
})

it('writes decimals without an exponent', () => {
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
])('takes nothing from what a service writes in the place of a decimal: %j', (text) => {
  expect(toDecimalText(text)).toBeUndefined()
  expect(sumOf([text, '2'])).toBe('2')
  expect(worthOf({ amount: 1n, decimals: 0, price: usd(text) })).toBeUndefined()
  expect(amountFor('1', { decimals: 18, price: usd(text), places: 2 })).toBeUndefined()
})

describe('amountFor', () => {
  const prices = fc.tuple(fc.bigInt(1n, 10n ** 12n), fc.integer({ min: 0, max: 8 }))
  const toPrice = ([value, places]: readonly [bigint, number]) => usd(formatUnits(value, places))
  /** What an amount reads as: its worth, with the rest cut. */
  const centsOf = (amount: bigint, decimals: number, [value, places]: readonly [bigint, number]) =>
    (amount * value * 100n) / 10n ** BigInt(decimals + places)
  /** Decimals that are written. */
  const lengthOf = (amount: bigint, decimals: number) => formatUnits(amount, decimals).split('.')[1]?.length ?? 0

  it.each([
    ['100', '2505', '0.039921'],
    ['12', '0.9998', '12.01'],
    ['250', '1', '250'],
    ['5', '94187.12', '0.0000531'],
  ])('is for %s at %s with the fewest decimals: %s', (money, price, amount) => {
    const units = amountFor(money, { decimals: 18, price: usd(price), places: 2 }) ?? -1n
    expect(formatUnits(units, 18)).toBe(amount)
  })

  it('reads as the money that was typed, or is as much as it buys where no amount does', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 12n), prices, fc.integer({ min: 0, max: 18 }), (cents, price, decimals) => {
        const money = formatUnits(cents, 2)
        const units = amountFor(money, { decimals, price: toPrice(price), places: 2 }) ?? -1n
        if (centsOf(units, decimals, price) === cents) return
        expect(centsOf(units, decimals, price)).toBeLessThan(cents)
        expect(centsOf(units + 1n, decimals, price)).toBeGreaterThan(cents)
      }),
    )
  })

  it('asks for no more than there is where what there is reads the same', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 24n), prices, fc.integer({ min: 0, max: 18 }), (held, price, decimals) => {
        const money = formatUnits(centsOf(held, decimals, price), 2)
        const [units = -1n, any = -1n] = [held, undefined].map((each) =>
          amountFor(money, { decimals, price: toPrice(price), places: 2, held: each }),
        )
        expect(units).toBeLessThanOrEqual(held)
        expect(lengthOf(any, decimals)).toBeLessThanOrEqual(lengthOf(units, decimals))
      }),
    )
  })

  it('takes an amount that is still being typed', () => {
    expect(amountFor('12.', { decimals: 0, price: usd('2'), places: 2 })).toBe(6n)
  })

  it.each(['', 'free', '-1', 'NaN', '0'])('a price of %j is none', (price) => {
    expect(amountFor('1', { decimals: 18, price: usd(price), places: 2 })).toBeUndefined()
  })
})
