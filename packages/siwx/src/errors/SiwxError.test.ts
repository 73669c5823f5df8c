import { expect, it } from 'vitest'
import { isSiwxError, SiwxError } from './SiwxError.js'

it('SiwxError has code, field and cause', () => {
  const cause = new Error('below')
  expect(new SiwxError('MESSAGE_INVALID', { field: 'uri', cause })).toMatchObject({
    name: 'SiwxError',
    code: 'MESSAGE_INVALID',
    field: 'uri',
    message: 'The message is not a valid sign-in message: uri',
    cause,
  })
  expect('cause' in new SiwxError('EXPIRED')).toBe(false)
})

it('isSiwxError recognizes another copy of the package', () => {
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

it('SiwxError has a message for each code', () => {
  const codes = [
    ...(['MESSAGE_INVALID', 'ADDRESS_INVALID', 'ADDRESS_MISMATCH', 'CHAIN_NOT_ALLOWED', 'DOMAIN_MISMATCH'] as const),
    ...(['URI_MISMATCH', 'NONCE_UNKNOWN', 'EXPIRED', 'NOT_YET_VALID', 'SIGNATURE_INVALID'] as const),
    ...(['VERIFIER_FAILED', 'REQUEST_INVALID', 'REQUEST_TOO_LARGE', 'ORIGIN_NOT_ALLOWED', 'SERVER_FAILED'] as const),
  ]
  const words = codes.map((code) => new SiwxError(code).message)
  expect(new Set(words).size).toBe(codes.length)
  expect(words.filter((each) => each.length < 10)).toEqual([])
})
