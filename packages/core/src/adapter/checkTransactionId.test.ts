import { expect, it } from 'vitest'
import { describeError } from '../errors/describeError.js'
import { toSendError } from '../errors/toSendError.js'
import { checkTransactionId } from './checkTransactionId.js'

it.each([
  ['hex', `0x${'ab'.repeat(32)}`, `0x${'ab'.repeat(32)}`],
  ['hex in another case', `0x${'ab'.repeat(32)}`, `0x${'AB'.repeat(32)}`],
  ['hex without 0x', 'AB'.repeat(32), 'ab'.repeat(32)],
  ['base58', '5Kd3NBU', '5Kd3NBU'],
])('checkTransactionId accepts the same id: %s', (_, id, answer) => {
  expect(checkTransactionId({ id, answer })).toBe(id)
})

it.each([
  ['another id', `0x${'ab'.repeat(32)}`, `0x${'ac'.repeat(32)}`],
  ['base58 in another case', '5Kd3NBU', '5kd3nbu'],
  ['nothing', '5Kd3NBU', undefined],
  ['an object', '5Kd3NBU', {}],
])('checkTransactionId throws and marks the transaction as possibly sent: %s', (_, id, answer) => {
  const refused = (() => {
    try {
      return checkTransactionId({ id, answer })
    } catch (cause) {
      return cause
    }
  })()
  expect(refused).toMatchObject({ code: 'TRANSACTION_ID_DIFFERS', context: { hash: id, mayBeSent: true } })
  expect(describeError(refused)).toContain('activity before trying again')
  expect(toSendError(refused)).toMatchObject({ context: { hash: id, mayBeSent: true } })
})
