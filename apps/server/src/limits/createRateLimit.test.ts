import { expect, it } from 'vitest'
import { createRateLimit } from './createRateLimit'

it('a rate limit allows a burst, and then what its rate allows', () => {
  let now = 0
  const limit = createRateLimit({ perSecond: 2, burst: 3 }, () => now)
  expect([limit.take(1), limit.take(2), limit.take(1)]).toEqual([true, true, false])
  now = 500
  expect([limit.take(1), limit.take(1)]).toEqual([true, false])
})

it('a rate limit grows no further than its burst', () => {
  let now = 0
  const limit = createRateLimit({ perSecond: 2, burst: 3 }, () => now)
  now = 60_000
  expect([limit.take(3), limit.take(1)]).toEqual([true, false])
})
