import { expect, test } from 'vitest'
import { computeMedian } from './computeMedian'

test('is the middle by value, and between the two middles of an even number', () => {
  expect(computeMedian([100, 9, 20])).toBe(20)
  expect(computeMedian([100, 9, 20, 30])).toBe(25)
})
