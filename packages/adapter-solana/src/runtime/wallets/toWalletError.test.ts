import { expect, it } from 'vitest'
import { toWalletError } from './toWalletError.js'

const refused = expect.objectContaining({ code: 'USER_REJECTED' })

it.each([
  ['the code of the Wallet Standard', { context: { __code: 4001000 } }],
  ['a window that was closed', { name: 'WalletWindowClosedError' }],
  ['what an adapter wraps', { error: { code: 4001 } }],
  ['words alone: a request', new Error('User: request rejected')],
  ['words alone: a connection', new Error('Connection was cancelled by the owner')],
  ['words alone: in capitals', new Error('APPROVAL DENIED')],
])('a rejection is recognized by %s', (_name, thrown) => {
  expect(toWalletError(thrown)).toEqual(refused)
  expect(toWalletError(thrown)).toMatchObject({ cause: thrown })
})

it.each([
  ['another code of the Wallet Standard', { context: { __code: 4001001 } }],
  ['an error of an adapter about something else', { error: new Error('out of order') }],
  ['an error without one within', { error: undefined, message: 'out of order' }],
  ['words in which it is only a part', new Error('Transactionrejected')],
  ['a message that is no text', { message: ['request rejected'] }],
  ['nothing', undefined],
  ['null', null],
  ['a text', 'request failed'],
])('%s passes unchanged', (_name, thrown) => {
  expect(toWalletError(thrown)).toBe(thrown)
})

it.each([
  ['under a cause', new Error('Signing failed', { cause: { error: { code: 4001 } } })],
  ['in JSON text', new Error('failed: {"code":4001,"message":"x"}')],
  ['of the Wallet Standard, wrapped', { error: { context: { __code: 4001000 } } }],
])('a rejection is read %s', (_name, thrown) => {
  expect(toWalletError(thrown)).toEqual(refused)
})

it('a node’s words are no rejection', () => {
  const thrown = { message: 'Sending failed', error: { code: -32002, data: { message: 'Transaction rejected' } } }
  expect(toWalletError(thrown)).toBe(thrown)
})
