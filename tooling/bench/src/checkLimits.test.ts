import { expect, test } from 'vitest'
import { checkLimits, formatChecks } from './checkLimits'
import { formatKilobytes } from './format'
import type { FigureLimit } from './types'

const list = (limit: number): FigureLimit<{ heap: number }>[] => [['heap', ({ heap }) => heap, limit, formatKilobytes]]

test('meets a limit at the limit, and not above it', () => {
  expect(checkLimits(list(2_000), { heap: 2_000 })).toEqual([
    { name: 'heap', value: '2.0 kB', limit: '2.0 kB', isMet: true },
  ])
  expect(checkLimits(list(2_000), { heap: 2_001 })[0]?.isMet).toBe(false)
})

test('counts a missing figure as over its limit', () => {
  expect(checkLimits(list(2_000), { heap: Number.NaN })[0]?.isMet).toBe(false)
})

test('marks each line', () => {
  const lines = formatChecks('All', checkLimits([...list(1_000), ...list(3_000)], { heap: 2_000 })).split('\n')
  expect(lines.slice(2)).toEqual(['✗ heap  2.0 kB  1.0 kB', '✓ heap  2.0 kB  3.0 kB'])
})
