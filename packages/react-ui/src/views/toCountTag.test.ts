import { expect, it } from 'vitest'
import { toCountTag } from './toCountTag.js'

it.each([
  [0, '0'],
  [9, '9'],
  [10, '10+'],
  [19, '10+'],
  [20, '20+'],
  [587, '580+'],
])('says %i as %s', (count, tag) => {
  expect(toCountTag(count)).toBe(tag)
})
