import { expect, it } from 'vitest'
import { AuthFrameError, isAuthFrameError } from './AuthFrameError.js'

it.each([
  ['S8.044', 'LOAD_FAILED', 'Unable to load email login dependency'],
  ['S8.045', 'ABORTED', 'Request was aborted'],
  ['S8.046', 'FAILED', 'Something went wrong'],
  ['S8.047', 'UNKNOWN', 'An error occurred'],
  ['S8.048', 'FRAME_MISSING', 'iframe is not set'],
  ['S8.049', 'PARENT_MISSING', 'parent is not set'],
  ['', 'TIMED_OUT', 'Embedded Wallet Request Timed Out'],
] as const)('%s %s has the message %j', (_rule, code, message) => {
  expect(new AuthFrameError(code)).toMatchObject({ name: 'AuthFrameError', code, message })
})

it('AuthFrameError keeps a custom message and its cause', () => {
  const cause = new Error('below')
  const error = new AuthFrameError('ANSWERED', { message: 'No', rpcCode: 4001, cause })
  expect(error).toMatchObject({ message: 'No', rpcCode: 4001, cause })
  expect('cause' in new AuthFrameError('FAILED')).toBe(false)
})

it('isAuthFrameError recognizes another copy of the package', () => {
  const other = Object.assign(new Error('x'), { name: 'AuthFrameError', code: 'ABORTED' })
  expect(isAuthFrameError(other)).toBe(true)
  expect(isAuthFrameError(other, 'ABORTED')).toBe(true)
  expect(isAuthFrameError(other, 'FAILED')).toBe(false)
  for (const value of [new Error('x'), { name: 'AuthFrameError', code: 'X' }, undefined]) {
    expect(isAuthFrameError(value)).toBe(false)
  }
})
