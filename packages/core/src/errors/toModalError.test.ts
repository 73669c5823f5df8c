import { expect, it } from 'vitest'
import { ModalError } from './ModalError.js'
import { isUserRejection, toModalError } from './toModalError.js'

it('toModalError returns our own error unchanged', () => {
  const error = new ModalError('CONNECT_FAILED')
  expect(toModalError(error)).toBe(error)
})

it('toModalError finds our own error within a foreign one', () => {
  const inner = new ModalError('CHAIN_NOT_SUPPORTED', { context: { id: 1 } })
  const outer = new Error('wrapped', { cause: inner })
  expect(toModalError(outer)).toMatchObject({ code: 'CHAIN_NOT_SUPPORTED', context: { id: 1 }, cause: outer })
})

it.each([
  { code: 4001, message: 'User rejected the request.' },
  { code: 4001, message: 'Nein.' },
  { code: '4001', message: 'as text' },
  { code: 5000, message: 'remote' },
  { code: 5001, message: 'User disapproved requested chains' },
  { code: 5002, message: 'remote' },
  { code: 5003, message: 'remote' },
  { message: 'Transaction declined by user' },
  { message: 'Connection request was cancelled by the user.' },
  { message: 'You declined the action.' },
  { message: 'Cancelled' },
  { message: 'Error: Rejected' },
  { message: 'Signature request denied' },
  { message: 'Transaction rejected.' },
  { code: -32603, message: 'Transaction cancelled' },
  { code: 'ACTION_REJECTED', message: 'user rejected action (action="sendTransaction")' },
  { message: 'MetaMask Tx Signature: User denied transaction signature.' },
  { message: 'User cancelled' },
  { message: 'User canceled the request' },
  'User rejected the request',
  { code: -32603, data: { originalError: { code: 4001 } } },
  { message: 'Failed', cause: { message: 'x', cause: { code: 4001 } } },
  { error: { code: 4001 } },
  { code: -32603, message: 'Internal JSON-RPC error.', data: { code: 4001, message: 'no' } },
  { code: -32603, message: 'Internal JSON-RPC error.', data: { cause: { code: 4001 } } },
  { message: 'Request has been rejected' },
  { message: 'The request was declined.' },
  { code: -32000, message: 'User rejected the request' },
])('toModalError recognizes a rejection by the user in %j', (thrown) => {
  expect(toModalError(thrown).code).toBe('USER_REJECTED')
  expect(isUserRejection(thrown)).toBe(true)
})

it.each([
  [{ code: -32003, message: 'Transaction rejected' }, 'RPC_TRANSACTION_REJECTED'],
  [{ code: -32000, message: 'Transaction denied' }, 'RPC_INVALID_INPUT'],
  [{ message: 'transaction rejected: nonce too low' }, 'NODE_NONCE_TOO_LOW'],
  [{ message: 'The subscription was cancelled after 30 s' }, 'UNKNOWN'],
  [{ message: 'Access to the node was denied' }, 'UNKNOWN'],
  // Abort messages of browsers whose error lost its name.
  [{ message: 'The user aborted a request.' }, 'UNKNOWN'],
  [{ code: -32005, message: 'Request rejected: daily quota exceeded' }, 'RPC_LIMIT_EXCEEDED'],
  [{ code: -32000, message: 'request denied: api key' }, 'RPC_INVALID_INPUT'],
  [{ code: -32010, message: 'Transaction rejected' }, 'UNKNOWN'],
  [{ message: 'Request denied: api key' }, 'UNKNOWN'],
  [{ code: 3, message: 'execution reverted: user declined' }, 'NODE_EXECUTION_REVERTED'],
  [{ message: 'It reverted: user declined', cause: { code: 3, message: 'user declined' } }, 'UNKNOWN'],
  [
    { code: -32603, message: 'Internal', data: { code: 3, message: 'execution reverted: cancelled by user' } },
    'NODE_EXECUTION_REVERTED',
  ],
])('toModalError does not mistake the refusal of a node for a rejection by the user: %j', (thrown, code) => {
  expect(toModalError(thrown).code).toBe(code)
})

it('toModalError prefers a rejection over the words of a node', () => {
  const thrown = { message: 'execution reverted', cause: { code: 4001, message: '' } }
  expect(toModalError(thrown).code).toBe('USER_REJECTED')
})

it('toModalError uses the inner code when the outer one is only internal', () => {
  expect(
    toModalError({ code: -32603, message: 'x', data: { originalError: { code: 4902, message: 'no such chain' } } }),
  ).toMatchObject({
    code: 'PROVIDER_SWITCH_CHAIN',
    message: 'no such chain',
  })
  expect(toModalError({ code: -32603, message: 'it broke' })).toMatchObject({
    code: 'RPC_INTERNAL',
    message: 'it broke',
  })
})

it('toModalError reads the words of a node from the data of an internal error', () => {
  const said = { code: -32000, message: 'insufficient funds for gas * price + value' }
  expect(toModalError({ code: -32603, message: 'Internal JSON-RPC error.', data: said })).toMatchObject({
    code: 'NODE_INSUFFICIENT_FUNDS',
    message: said.message,
  })
  expect(toModalError({ code: -32603, message: 'Internal', data: { any: 'thing' } })).toMatchObject({
    code: 'RPC_INTERNAL',
    message: 'Internal',
  })
})

it('toModalError recognizes a wallet with an open request', () => {
  expect(toModalError({ code: -32002, message: 'Already processing eth_requestAccounts' }).code).toBe('REQUEST_PENDING')
})

it.each([
  'Failed to fetch dynamically imported module: https://site.example/viem.js',
  'error loading dynamically imported module: https://site.example/viem.js',
  'Importing a module script failed.',
])('toModalError recognizes a failed download of code: %s', (message) => {
  expect(toModalError(new TypeError(message)).code).toBe('CODE_LOAD_FAILED')
})

it('toModalError recognizes an aborted request', () => {
  expect(toModalError(new DOMException('This operation was aborted', 'AbortError'))).toMatchObject({
    code: 'ABORTED',
    message: 'Request was aborted',
  })
})

it.each([undefined, null, 0, '', {}, [], new Error('')])(
  'toModalError gives even %j a code and a message',
  (thrown) => {
    const error = toModalError(thrown)
    expect(error).toBeInstanceOf(ModalError)
    expect(error).toMatchObject({ code: 'UNKNOWN', message: 'Unknown error' })
  },
)

it('toModalError keeps the words of an unknown error', () => {
  expect(toModalError('the dog ate it')).toMatchObject({ code: 'UNKNOWN', message: 'the dog ate it' })
  expect(toModalError(new Error('outer', { cause: new Error('inner') }))).toMatchObject({ message: 'inner' })
})

it('toModalError survives circular causes and very long ones', () => {
  const circle: { message: string; cause?: unknown } = { message: 'round' }
  circle.cause = circle
  expect(toModalError(circle).code).toBe('UNKNOWN')
  let deep: unknown = { code: 4001 }
  for (let depth = 0; depth < 50; depth++) deep = { message: `level ${depth}`, cause: deep }
  expect(toModalError(deep).code).toBe('UNKNOWN')
})
