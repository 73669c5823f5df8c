import type { OwnedToken } from '@foyer/core/internal/account'
import { expect, it } from 'vitest'
import { getPortfolioHistory } from './getPortfolioHistory.js'

const own = (amount: bigint, price: string, course?: readonly number[]): OwnedToken => ({
  address: undefined,
  symbol: 'HRB',
  name: 'Harbor',
  decimals: 0,
  amount,
  source: 'data',
  at: 0,
  price: { amount: price, currency: 'usd', ...(course && { course }) },
})

it('sums the courses of tokens at today’s amounts', () => {
  const course = getPortfolioHistory([own(2n, '10', [5, 10]), own(1n, '4', [8, 4])])
  expect(course?.at(0)).toBe(18)
  expect(course?.at(-1)).toBe(24)
})

it('scales a course to today’s price, in whatever unit a service sends it', () => {
  expect(getPortfolioHistory([own(3n, '10', [0.25, 0.5])])?.at(0)).toBe(15)
})

it('keeps the worth of tokens without a course', () => {
  const course = getPortfolioHistory([own(1n, '10', [5, 10]), own(1n, '3')])
  expect([course?.at(0), course?.at(-1)]).toEqual([8, 13])
})

it('has no course where less than half of the total has one', () => {
  expect(getPortfolioHistory([own(1n, '4', [1, 4]), own(1n, '6')])).toBeUndefined()
})

it.each([[[]], [[own(1n, '4')]], [[own(0n, '4', [1, 2])]], [[own(1n, '4', [1, Number.NaN, 0])]]])(
  'has no course of nothing, or of unusable points (%#)',
  (tokens) => {
    expect(getPortfolioHistory(tokens)).toBeUndefined()
  },
)
