import { expect, it } from 'vitest'
import { setUpDirectory } from './testing/setUpDirectory'
import type { ServiceFault } from './types'

const start = setUpDirectory()

const REFUSED: unknown[] = [
  null,
  [],
  {},
  { path: '/getWallets' },
  { status: 200 },
  { status: 429, retryAfter: -1 },
  { latencyMs: 1, retryAfter: 1 },
  { status: 500, cut: true },
  { cut: true, garbage: 'text' },
  { garbage: 'loud' },
  { latency: 5 },
  { path: 'getWallets', status: 500 },
  { status: 500, count: 0 },
]

it.each(REFUSED.map((one) => JSON.stringify(one)))('faultSchema rejects the fault %s', async (text) => {
  const { fault, faults } = await start()
  const value = JSON.parse(text) as ServiceFault
  const response = await fault(value)
  expect([response.status, faults.list()]).toEqual([400, []])
  expect(() => faults.add(value)).toThrow(TypeError)
})
