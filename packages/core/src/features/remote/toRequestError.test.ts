import { expect, it } from 'vitest'
import { toModalError } from '../../errors/toModalError.js'
import { toRequestError } from './toRequestError.js'

const codeOf = (thrown: unknown) => toModalError(toRequestError(thrown)).code

it.each([
  { code: 6, message: 'Expired.' },
  new Error('Request expired. Please try again.'),
  // The relay may have it all the same.
  new Error('Failed to publish payload, please try again. id:17 tag:1108'),
  new Error('Failed to publish custom payload, please try again. id:17 tag:1108'),
])('a wallet that did not answer has a code of its own: %s', (thrown) => {
  expect(codeOf(thrown)).toBe('WALLET_UNANSWERED')
})

it('says that the browser is offline, where nobody was asked', () => {
  expect(codeOf(new Error('No internet connection detected. Please restart your network and try again.'))).toBe(
    'OFFLINE',
  )
})

it.each([
  [{ code: 4001, message: 'User rejected' }, 'USER_REJECTED'],
  [{ code: -32000, message: 'insufficient funds' }, 'NODE_INSUFFICIENT_FUNDS'],
  ['what', 'UNKNOWN'],
])('leaves alone what the wallet said: %j', (thrown, code) => {
  expect(codeOf(thrown)).toBe(code)
})
