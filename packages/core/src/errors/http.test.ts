import { expect, it } from 'vitest'
import { rpcErrorCodeOfStatus } from './http.js'

it.each([
  [400, 'RPC_INVALID_REQUEST'],
  [401, 'PROVIDER_UNAUTHORIZED'],
  [403, 'PROVIDER_UNAUTHORIZED'],
  [404, 'RPC_RESOURCE_NOT_FOUND'],
  [405, 'RPC_METHOD_NOT_SUPPORTED'],
  [408, 'RPC_RESOURCE_UNAVAILABLE'],
  [409, 'RPC_INVALID_INPUT'],
  [413, 'RPC_LIMIT_EXCEEDED'],
  [422, 'RPC_INVALID_PARAMS'],
  [429, 'RPC_LIMIT_EXCEEDED'],
  [500, 'RPC_INTERNAL'],
  [501, 'RPC_METHOD_NOT_SUPPORTED'],
  [502, 'RPC_RESOURCE_UNAVAILABLE'],
  [503, 'RPC_RESOURCE_UNAVAILABLE'],
  [504, 'RPC_RESOURCE_UNAVAILABLE'],
])('S8.094 HTTP status %i stands for %s', (status, code) => {
  expect(rpcErrorCodeOfStatus(status)).toBe(code)
})

it('S8.094 every status from 400 to 504 stands for a code, and no other does', () => {
  const statuses = Array.from({ length: 105 }, (_, index) => 400 + index)
  expect(statuses.filter((status) => rpcErrorCodeOfStatus(status) === undefined)).toEqual([])
  for (const status of [200, 399, 505, 599, 400.5, Number.NaN]) expect(rpcErrorCodeOfStatus(status)).toBeUndefined()
})

it('S8.094 a status without a line of its own is the request where it is below 500', () => {
  expect(rpcErrorCodeOfStatus(418)).toBe('RPC_INVALID_REQUEST')
  expect(rpcErrorCodeOfStatus(499)).toBe('RPC_INVALID_REQUEST')
})
