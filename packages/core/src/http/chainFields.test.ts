import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { decimalsField, evmAddressField, hexDataField, unitsField } from './chainFields.js'

const read = (field: z.ZodMiniType, value: unknown) => z.safeParse(field, value).data

describe('an amount of units', () => {
  it.each<[unknown, bigint]>([
    ['0', 0n],
    ['007', 7n],
    ['0x0', 0n],
    ['0xfF', 255n],
    [0, 0n],
    [Number.MAX_SAFE_INTEGER, BigInt(Number.MAX_SAFE_INTEGER)],
    ['9'.repeat(78), BigInt('9'.repeat(78))],
  ])('may be %j', (value, units) => {
    expect(read(unitsField, value)).toBe(units)
  })

  it.each([
    ...['', ' 1', '-1', '1.5', '1e3', '0x', '0xg', 'x1', '9'.repeat(79), `0x${'f'.repeat(77)}`],
    ...[-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1, null, undefined, true, 1n],
  ])('is not %s', (value) => {
    expect(read(unitsField, value)).toBeUndefined()
  })
})

describe('a number of decimals', () => {
  it.each([0, 1, 18, 36])('may be %d', (value) => {
    expect(read(decimalsField, value)).toBe(value)
  })

  it.each([-1, 0.5, 37, Number.NaN, Number.NEGATIVE_INFINITY, '18', null])('is not %s', (value) => {
    expect(read(decimalsField, value)).toBeUndefined()
  })
})

it.each<[string, boolean]>([
  ['0x', true],
  ['0xaB', true],
  ['0xa', false],
  ['0xag', false],
  ['ab', false],
  ['0xab\n', false],
  [' 0xab', false],
])('the data %j is valid: %s', (value, isValid) => {
  expect(read(hexDataField, value)).toBe(isValid ? value : undefined)
})

it.each<[string, boolean]>([
  [`0x${'aB'.repeat(20)}`, true],
  [`0x${'ab'.repeat(20)}a`, false],
  [`0x${'ab'.repeat(19)}a`, false],
  [`0x${'ag'.repeat(20)}`, false],
  [`0X${'ab'.repeat(20)}`, false],
  ['ab'.repeat(21), false],
])('the address %s is valid: %s', (value, isValid) => {
  expect(read(evmAddressField, value)).toBe(isValid ? value : undefined)
})
