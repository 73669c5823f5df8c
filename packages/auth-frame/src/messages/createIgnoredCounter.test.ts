import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createIgnoredCounter } from './createIgnoredCounter.js'

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }))
afterEach(() => void vi.useRealTimers())

it('createIgnoredCounter counts by reason, above 1,000 per second as a flood, and reports the first of each', () => {
  const onFirst = vi.fn()
  const { add, counts } = createIgnoredCounter(onFirst)
  const addMany = (count: number) => {
    for (let each = 0; each < count; each++) add('shape')
  }
  addMany(1_001)
  expect(counts()).toMatchObject({ shape: 1_000, flood: 1 })
  vi.advanceTimersByTime(999)
  add('shape')
  expect(counts()).toMatchObject({ shape: 1_000, flood: 2 })
  vi.advanceTimersByTime(1)
  addMany(1_000)
  expect(counts()).toMatchObject({ shape: 2_000, flood: 2 })
  expect(onFirst.mock.calls).toEqual([['shape'], ['flood']])
})
