import { expect, it } from 'vitest'
import { isSiwxError, SiwxError } from './SiwxError.js'

it('says what happened, what of a message is wrong, and what was underneath', () => {
  const cause = new Error('below')
  expect(new SiwxError('MESSAGE_INVALID', { field: 'uri', cause })).toMatchObject({
    name: 'SiwxError',
    code: 'MESSAGE_INVALID',
    field: 'uri',
    message: 'The message is no sign-in message: uri',
    cause,
  })
  expect('cause' in new SiwxError('EXPIRED')).toBe(false)
})

it('is recognised by name, so that another copy of this package counts too', () => {
  const other = Object.assign(new Error('x'), { name: 'SiwxError', code: 'EXPIRED' })
  expect([isSiwxError(other), isSiwxError(other, 'EXPIRED'), isSiwxError(other, 'URI_MISMATCH')]).toEqual([
    true,
    true,
    false,
  ])
  expect([new Error('x'), { name: 'SiwxError', code: 'EXPIRED' }, undefined].map((each) => isSiwxError(each))).toEqual([
    false,
    false,
    false,
  ])
})
