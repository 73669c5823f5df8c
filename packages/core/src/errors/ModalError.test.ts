import { expect, it } from 'vitest'
import { lateError } from './lateError.js'
import { isModalError, ModalError } from './ModalError.js'

it('says the words of the catalogue, with what it is about filled in', () => {
  const error = new ModalError('ADAPTER_MISSING', { context: { namespace: 'solana' } })
  expect(error.message).toBe("Adapter for namespace solana doesn't exist")
  expect(error.context).toEqual({ namespace: 'solana' })
  expect(new ModalError('ADAPTER_MISSING').message).toBe("Adapter for namespace  doesn't exist")
})

it('keeps what was thrown underneath, and says nothing where there was nothing', () => {
  const cause = new Error('below')
  expect(new ModalError('CONNECT_FAILED', { cause }).cause).toBe(cause)
  expect('cause' in new ModalError('CONNECT_FAILED')).toBe(false)
})

it('says the code in words where the catalogue has no line for it, even for names that every object has', () => {
  expect(new ModalError('A_FEATURE_FAILED').message).toBe('A feature failed')
  expect(new ModalError('constructor').message).toBe('constructor')
})

it('is recognised by name, so that another copy of this package counts too', () => {
  const other = Object.assign(new Error('x'), { name: 'ModalError', code: 'MODAL_CLOSED' })
  expect(isModalError(other)).toBe(true)
  expect(isModalError(other, 'MODAL_CLOSED')).toBe(true)
  expect(isModalError(other, 'CONNECT_FAILED')).toBe(false)
  for (const value of [new Error('x'), { name: 'ModalError', code: 'X' }, undefined]) {
    expect(isModalError(value)).toBe(false)
  }
})

it.each([
  ['', 'SIWX_CONFLICT', 'Cannot set both `siweConfig` and `siwx` options'],
  ['', 'ADAPTER_MISSING', "Adapter for namespace eip155 doesn't exist"],
  ['S8.019', 'MODAL_CLOSED', 'Modal closed'],
  ['S8.020', 'CONNECTION_REJECTED', 'Connection rejected'],
  ['S8.035', 'ADAPTER_NOT_FOUND', 'Adapter not found'],
  ['S8.036', 'NETWORK_UNDEFINED', 'CaipNetwork is undefined'],
  ['S8.038', 'CHAIN_ADAPTER_NOT_FOUND', 'Chain adapter not found'],
  ['S8.039', 'NETWORK_CLIENT_MISSING', 'NetworkController client not set'],
  ['S8.040', 'CONNECTION_CLIENT_MISSING', 'ConnectionController client not set'],
  ['S8.042', 'CHAIN_NOT_SUPPORTED', 'Chain is not supported'],
])('%s %s says %j', (_rule, code, message) => {
  const context = { namespace: 'eip155', details: 'eip155: busy' }
  expect(new ModalError(code, { context }).message).toBe(message)
})

it.each([
  ['S8.022', 'CONNECT_FAILED', 'Failed to connect'],
  ['S8.027', 'CONNECTOR_NOT_FOUND', 'No connector found for connection'],
  ['S8.041', 'CHAIN_REQUIRED', 'Chain is required'],
  ['S8.029', 'DISCONNECT_FAILED', 'Failed to disconnect'],
  ['S8.030', 'DISCONNECT_CHAINS_FAILED', 'Failed to disconnect chain(s): eip155: busy'],
  ['S8.037', 'ACCOUNT_UNDEFINED', 'CaipNetwork or CaipAddress is undefined'],
] as const)('%s %s, which only late code throws, says %j', (_rule, code, message) => {
  const cause = new Error('below')
  const error = lateError(code, { context: { details: 'eip155: busy' }, cause })
  expect([error.code, error.message, error.cause]).toEqual([code, message, cause])
})
