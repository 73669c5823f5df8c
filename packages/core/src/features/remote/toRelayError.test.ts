import { expect, it } from 'vitest'
import { toRelayError } from './toRelayError.js'

it.each(['JWT validation error: JWT Token is not yet valid', 'JWT validation error: JWT Token has expired'])(
  'a clock that is ahead or a day behind leads to the sentence about the time: %s',
  (words) => {
    expect(toRelayError(words)).toMatchObject({ code: 'DEVICE_TIME_WRONG', message: words })
  },
)

it('any other refusal leads to the error for the owner of the project', () => {
  for (const words of ['Unauthorized: invalid key', 'JWT Token is for another audience', '']) {
    expect(toRelayError(words).code).toBe('RELAY_REFUSED')
  }
})
