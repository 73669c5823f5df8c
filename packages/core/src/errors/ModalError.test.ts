import { expect, it } from 'vitest'
import { connectionError } from '../connection/errors.js'
import { stateError } from '../state/errors.js'
import { isModalError, ModalError } from './ModalError.js'

it('a ModalError has the message of the catalogue with its context filled in', () => {
  const error = new ModalError('ADAPTER_MISSING', { context: { namespace: 'solana' } })
  expect(error.message).toBe("Adapter for namespace solana doesn't exist")
  expect(error.context).toEqual({ namespace: 'solana' })
  expect(new ModalError('ADAPTER_MISSING').message).toBe("Adapter for namespace  doesn't exist")
})

it('a ModalError keeps its cause and has none by default', () => {
  const cause = new Error('below')
  expect(new ModalError('CONNECT_FAILED', { cause }).cause).toBe(cause)
  expect('cause' in new ModalError('CONNECT_FAILED')).toBe(false)
})

it('a ModalError without a catalogue message spells out its code, even for names of Object.prototype', () => {
  expect(new ModalError('A_FEATURE_FAILED').message).toBe('A feature failed')
  expect(new ModalError('constructor').message).toBe('constructor')
})

it('isModalError recognizes an error by name, so that another copy of this package counts', () => {
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
])('%s the code %s has the message %j', (_rule, code, message) => {
  const context = { namespace: 'eip155', details: 'eip155: busy' }
  expect(new ModalError(code, { context }).message).toBe(message)
})

it.each([
  ['S8.022', 'CONNECT_FAILED', (options: object) => connectionError('CONNECT_FAILED', options), 'Failed to connect'],
  [
    'S8.027',
    'CONNECTOR_NOT_FOUND',
    (options: object) => connectionError('CONNECTOR_NOT_FOUND', options),
    'No connector found for connection',
  ],
  ['S8.041', 'CHAIN_REQUIRED', (options: object) => connectionError('CHAIN_REQUIRED', options), 'Chain is required'],
  [
    'S8.029',
    'DISCONNECT_FAILED',
    (options: object) => connectionError('DISCONNECT_FAILED', options),
    'Failed to disconnect',
  ],
  [
    'S8.030',
    'DISCONNECT_CHAINS_FAILED',
    (options: object) => connectionError('DISCONNECT_CHAINS_FAILED', options),
    'Failed to disconnect chain(s): eip155: busy',
  ],
  [
    'S8.037',
    'ACCOUNT_UNDEFINED',
    (options: object) => stateError('ACCOUNT_UNDEFINED', options),
    'CaipNetwork or CaipAddress is undefined',
  ],
])('%s the code %s has the message of its subject', (_rule, code, make, message) => {
  const cause = new Error('below')
  const error = make({ context: { details: 'eip155: busy' }, cause })
  expect([error.code, error.message.split('\n')[0], error.cause]).toEqual([code, message, cause])
})
