import { expect, test } from 'vitest'
import { median } from './median'

test('is the middle by value, and between the two middles of an even number', () => {
  expect(median([100, 9, 20])).toBe(20)
  expect(median([100, 9, 20, 30])).toBe(25)
})
