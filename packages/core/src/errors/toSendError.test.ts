import { expect, it } from 'vitest'
import { ModalError } from './ModalError.js'
import { toSendError } from './toSendError.js'

it.each([
  { code: -32000, message: 'request timed out' },
  { code: -32005, message: 'limit exceeded' },
  { code: -32603, message: 'Internal error' },
  { code: 4900, message: 'No answer came' },
  { code: -32000, message: 'nonce too low' },
  new ModalError('HTTP_FAILED'),
  new ModalError('CONNECTION_ENDED'),
  new Error('odd'),
])('toSendError marks the transaction as possibly sent after %j', (thrown) => {
  expect(toSendError(thrown).context.mayBeSent).toBe(true)
})

it.each([
  { code: 4001, message: 'no' },
  { code: 4902, message: 'Unrecognized chain' },
  { code: -32003, message: 'Transaction rejected' },
  { code: -32602, message: 'Invalid params' },
  { code: -32000, message: 'insufficient funds for gas * price + value' },
  { code: 3, message: 'execution reverted' },
  new ModalError('NOT_AUTHORIZED'),
  new ModalError('CHAIN_NOT_SUPPORTED'),
  new ModalError('FEE_TOO_HIGH'),
])('toSendError does not mark the transaction as sent after %j', (thrown) => {
  expect(toSendError(thrown).context.mayBeSent).toBeUndefined()
})

it('toSendError keeps code, message and context, and the thrown value as the cause', () => {
  const thrown = new ModalError('HTTP_FAILED', { context: { url: 'https://node.example' }, message: 'Too late' })
  const error = toSendError(thrown, 'moved')
  expect(error).toMatchObject({ code: 'HTTP_FAILED', message: 'Too late', cause: thrown })
  expect(error.context).toEqual({ url: 'https://node.example', mayBeSent: true, seen: 'moved' })
})
