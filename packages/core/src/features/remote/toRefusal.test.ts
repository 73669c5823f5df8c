import { expect, it } from 'vitest'
import { toRefusal } from './toRefusal.js'

it.each(['JWT validation error: JWT Token is not yet valid', 'JWT validation error: JWT Token has expired'])(
  'a clock that is ahead or a day behind leads to the sentence about the time: %s',
  (words) => {
    expect(toRefusal(words)).toMatchObject({ code: 'DEVICE_TIME_WRONG', message: words })
  },
)

it('everything else is for the owner of the site', () => {
  for (const words of ['Unauthorized: invalid key', 'JWT Token is for another audience', '']) {
    expect(toRefusal(words).code).toBe('RELAY_REFUSED')
  }
})
