import { expect, it } from 'vitest'
import { formatRoundedCount } from './walletTag.js'

it.each([
  [0, '0'],
  [9, '9'],
  [10, '10+'],
  [19, '10+'],
  [20, '20+'],
  [587, '580+'],
])('formatRoundedCount writes %i as %s', (count, tag) => {
  expect(formatRoundedCount(count)).toBe(tag)
})
