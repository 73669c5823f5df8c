import { expect, it } from 'vitest'
import { getRpcErrorCode } from './rpc.js'
import { toModalError } from './toModalError.js'

const fail = (code: number) => Object.assign(new Error('Nope'), { code })

it.each([
  ['S8.061', -32700, 'RPC_PARSE'],
  ['S8.062', -32600, 'RPC_INVALID_REQUEST'],
  ['S8.063', -32601, 'RPC_METHOD_NOT_FOUND'],
  ['S8.064', -32602, 'RPC_INVALID_PARAMS'],
  ['S8.065', -32603, 'RPC_INTERNAL'],
  ['S8.066', -32000, 'RPC_INVALID_INPUT'],
  ['S8.067', -32001, 'RPC_RESOURCE_NOT_FOUND'],
  ['S8.069', -32003, 'RPC_TRANSACTION_REJECTED'],
  ['S8.070', -32004, 'RPC_METHOD_NOT_SUPPORTED'],
  ['S8.071', -32005, 'RPC_LIMIT_EXCEEDED'],
  ['S8.072', -32006, 'RPC_VERSION_UNSUPPORTED'],
] as const)('%s JSON-RPC code %i means %s', (_rule, code, meaning) => {
  expect(toModalError(fail(code)).code).toBe(meaning)
})

it('S8.068 -32002 from a wallet means that it is unavailable: it has a request of this page open', () => {
  expect(getRpcErrorCode(-32002)).toBe('RPC_RESOURCE_UNAVAILABLE')
  expect(toModalError(fail(-32002)).code).toBe('REQUEST_PENDING')
})

it.each([
  ['S8.073', 4001, 'USER_REJECTED'],
  ['S8.074', 4100, 'PROVIDER_UNAUTHORIZED'],
  ['S8.075', 4200, 'PROVIDER_UNSUPPORTED_METHOD'],
  ['S8.076', 4900, 'PROVIDER_DISCONNECTED'],
  ['S8.077', 4901, 'PROVIDER_CHAIN_DISCONNECTED'],
  ['S8.078', 4902, 'PROVIDER_SWITCH_CHAIN'],
] as const)('%s provider code %i means %s', (_rule, code, meaning) => {
  expect(getRpcErrorCode(code)).toBe(meaning)
  expect(toModalError(fail(code)).code).toBe(meaning)
})

it.each([
  ['S8.079', 5700, 'CALLS_UNSUPPORTED_CAPABILITY'],
  ['S8.080', 5710, 'CALLS_UNSUPPORTED_CHAIN_ID'],
  ['S8.081', 5720, 'CALLS_DUPLICATE_ID'],
  ['S8.082', 5730, 'CALLS_UNKNOWN_BUNDLE'],
  ['S8.083', 5740, 'CALLS_BUNDLE_TOO_LARGE'],
  ['S8.084', 5750, 'CALLS_UPGRADE_REJECTED'],
  ['S8.085', 5760, 'CALLS_ATOMICITY_UNSUPPORTED'],
] as const)('%s wallet-call code %i means %s', (_rule, code, meaning) => {
  expect(getRpcErrorCode(code)).toBe(meaning)
  expect(toModalError(fail(code)).code).toBe(meaning)
})

it('the codes that remote wallets use for a rejection are recognized', () => {
  for (const code of [5000, 5001, 5002, 5003]) expect(getRpcErrorCode(code)).toBe('USER_REJECTED')
  expect(getRpcErrorCode(5004)).toBeUndefined()
})

it('other JSON-RPC codes have no meaning', () => {
  for (const code of [0, 1, 32603, -32007, 4903, 5701, Number.NaN]) expect(getRpcErrorCode(code)).toBeUndefined()
})
