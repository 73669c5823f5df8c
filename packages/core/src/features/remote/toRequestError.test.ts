import { expect, it } from 'vitest'
import { toModalError } from '../../errors/toModalError.js'
import { toRequestError } from './toRequestError.js'

const codeOf = (thrown: unknown) => toModalError(toRequestError(thrown)).code

it.each([
  { code: 6, message: 'Expired.' },
  new Error('Request expired. Please try again.'),
  new Error('Failed to publish payload, please try again. id:17 tag:1108'),
  new Error('Failed to publish custom payload, please try again. id:17 tag:1108'),
])('an unanswered wallet has its own error code: %s', (thrown) => {
  expect(codeOf(thrown)).toBe('WALLET_UNANSWERED')
})

it('toRequestError reports OFFLINE when no request was sent', () => {
  expect(codeOf(new Error('No internet connection detected. Please restart your network and try again.'))).toBe(
    'OFFLINE',
  )
})

it.each([
  [{ code: 4001, message: 'User rejected' }, 'USER_REJECTED'],
  [{ code: -32000, message: 'insufficient funds' }, 'NODE_INSUFFICIENT_FUNDS'],
  ['what', 'UNKNOWN'],
])('toRequestError keeps the error of the wallet: %j', (thrown, code) => {
  expect(codeOf(thrown)).toBe(code)
})
