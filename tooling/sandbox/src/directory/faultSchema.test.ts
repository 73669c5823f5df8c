import { expect, it } from 'vitest'
import { useDirectory } from './testing/useDirectory'
import type { Fault } from './types'

const start = useDirectory()

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

it.each(REFUSED.map((one) => JSON.stringify(one)))('refuses the fault %s', async (text) => {
  const { fault, faults } = await start()
  const value = JSON.parse(text) as Fault
  const response = await fault(value)
  expect([response.status, faults.list()]).toEqual([400, []])
  expect(() => faults.add(value)).toThrow(TypeError)
})
