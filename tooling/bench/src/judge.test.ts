import { expect, test } from 'vitest'
import { kilobytes } from './format'
import { judge, marked } from './judge'
import type { Limit } from './types'

const list = (limit: number): Limit<{ heap: number }>[] => [['heap', ({ heap }) => heap, limit, kilobytes]]

test('meets a limit at the limit, and not above it', () => {
  expect(judge(list(2_000), { heap: 2_000 })).toEqual([{ name: 'heap', value: '2.0 kB', limit: '2.0 kB', isMet: true }])
  expect(judge(list(2_000), { heap: 2_001 })[0]?.isMet).toBe(false)
})

test('does not take a figure that is missing for one that is met', () => {
  expect(judge(list(2_000), { heap: Number.NaN })[0]?.isMet).toBe(false)
})

test('marks each line', () => {
  const lines = marked('All', judge([...list(1_000), ...list(3_000)], { heap: 2_000 })).split('\n')
  expect(lines.slice(2)).toEqual(['✗ heap  2.0 kB  1.0 kB', '✓ heap  2.0 kB  3.0 kB'])
})
