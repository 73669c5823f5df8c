import BigNumber from 'bignumber.js'
import { expect, it } from 'vitest'
import { decimal, divide, fromUnits, round, toPrecision } from './decimal.js'

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
])('S5.057 refuses %j as a number', (value) => {
  expect(() => decimal(value)).toThrow(RangeError)
  expect(() => decimal(value)).toThrow(`Invalid number: ${value}`)
})

it('reads numbers as people and programs write them', () => {
  const written = ['1', '-1', '+1', '1.', '.5', '1.50', '1e3', '1E-3', 7, -0.5, 12n, decimal('3')]
  expect(written.map((each) => decimal(each).toFixed())).toEqual([
    '1',
    '-1',
    '1',
    '1',
    '0.5',
    '1.5',
    '1000',
    '0.001',
    '7',
    '-0.5',
    '12',
    '3',
  ])
})

it('S5.057 refuses an invalid number wherever one is taken', () => {
  expect(() => divide('x', 1)).toThrow('Invalid number: x')
  expect(() => divide(1, 'x')).toThrow('Invalid number: x')
  expect(() => round('x', 1)).toThrow('Invalid number: x')
  expect(() => toPrecision('x', 1)).toThrow('Invalid number: x')
})

it('S5.058 refuses to divide by zero, however it is written', () => {
  for (const zero of [0, -0, '0', '0.000', 0n]) expect(() => divide(1, zero)).toThrow('Division by zero')
})

it('S5.059 refuses a rounding mode that does not exist', () => {
  for (const mode of [-1, 9, 1.5, Number.NaN] as BigNumber.RoundingMode[]) {
    expect(() => round('1.5', 0, mode)).toThrow(`Invalid rounding mode: ${mode}`)
    expect(() => toPrecision('1.5', 1, mode)).toThrow(`Invalid rounding mode: ${mode}`)
  }
  expect(round('1.5', 0, 0).toString()).toBe('2')
  expect(round('1.5', 0, 8).toString()).toBe('1')
})

it('S5.060 takes places from 0 to 1,000,000 and no others', () => {
  expect(round('1.25', 0).toString()).toBe('1')
  expect(round('1.25', 1_000_000).toString()).toBe('1.25')
  for (const places of [-1, 1_000_001, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => round('1.25', places)).toThrow(`Invalid decimal places: ${places}`)
  }
  expect(() => fromUnits(1n, -1)).toThrow('Invalid decimal places: -1')
})

it('S5.061 takes a precision from 0 to 1,000,000 and no other', () => {
  expect(toPrecision('1.25', 2).toString()).toBe('1.3')
  expect(toPrecision('1.25', 0).toString()).toBe('1')
  expect(toPrecision('1.25', 1_000_000).toString()).toBe('1.25')
  for (const digits of [-1, 1_000_001, 0.5, Number.NaN]) {
    expect(() => toPrecision('1.25', digits)).toThrow(`Invalid precision: ${digits}`)
  }
})

it('S9.058 divides to 20 places', () => {
  expect(divide(1, 3).toFixed()).toBe('0.33333333333333333333')
})

it('S9.059 rounds half up', () => {
  expect(divide(2, 3).toFixed()).toBe('0.66666666666666666667')
  expect(round('0.125', 2).toFixed()).toBe('0.13')
  expect(round('-0.125', 2).toFixed()).toBe('-0.13')
  expect(toPrecision('12.5', 2).toFixed()).toBe('13')
})

it('S9.060 writes exponents below -7 in exponent notation', () => {
  expect(decimal('0.0000001').toString()).toBe('0.0000001')
  expect(decimal('0.00000001').toString()).toBe('1e-8')
})

it('S9.061 writes exponents from 21 in exponent notation', () => {
  expect(decimal('100000000000000000000').toString()).toBe('100000000000000000000')
  expect(decimal('1000000000000000000000').toString()).toBe('1e+21')
})

it('keeps its settings whatever the page does to the shared library', () => {
  BigNumber.config({ DECIMAL_PLACES: 1, ROUNDING_MODE: 1 })
  expect(new BigNumber(2).dividedBy(3).toFixed()).toBe('0.6')
  expect(divide(2, 3).toFixed()).toBe('0.66666666666666666667')
  BigNumber.config({ DECIMAL_PLACES: 20, ROUNDING_MODE: 4 })
})

it('turns the smallest unit into whole coins, exactly', () => {
  expect(fromUnits(1_500_000n, 6).toFixed()).toBe('1.5')
  expect(fromUnits(1n, 18).toFixed()).toBe('0.000000000000000001')
  expect(fromUnits(123456789012345678901234567890n, 18).toFixed()).toBe('123456789012.34567890123456789')
  expect(fromUnits(7n, 0).toFixed()).toBe('7')
})
