import { afterEach, expect, it, vi } from 'vitest'
import { isModalError } from '../errors/ModalError.js'
import { stubFetch } from '../testing/stubFetch.js'
import { createHttp } from './http.js'

afterEach(() => void vi.unstubAllGlobals())

async function rpcCodeOf(status: number): Promise<unknown> {
  stubFetch({ status })
  const http = createHttp({
    baseUrl: 'https://data.example',
    query: {},
    signal: new AbortController().signal,
    note: () => {},
  })
  const error = await http.getJson('/a', { retries: 0 }).catch((thrown: unknown) => thrown)
  return isModalError(error) ? error.context.rpcCode : undefined
}

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
])('S8.094 HTTP status %i maps to %s', async (status, code) => {
  expect(await rpcCodeOf(status)).toBe(code)
})

it('S8.094 every HTTP status from 400 to 504 maps to a code, and no other does', async () => {
  const codes = new Map<number, unknown>()
  for (let status = 399; status <= 506; status++) codes.set(status, await rpcCodeOf(status))
  const without = [...codes].filter(([, code]) => code === undefined).map(([status]) => status)
  expect(without).toEqual([399, 505, 506])
})

it('S8.094 an HTTP status without its own entry below 500 maps to the request error', async () => {
  expect(await rpcCodeOf(418)).toBe('RPC_INVALID_REQUEST')
  expect(await rpcCodeOf(499)).toBe('RPC_INVALID_REQUEST')
})
