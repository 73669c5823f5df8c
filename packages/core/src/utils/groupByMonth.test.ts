import { expect, it } from 'vitest'
import { groupByMonth } from './groupByMonth.js'

const on = (year: number, month: number, day: number) => ({ at: new Date(year, month - 1, day).getTime() })

it('S9.054 groupByMonth groups by year and month, in the user’s time zone and in the given order', () => {
  const [a, b, c, d] = [on(2026, 8, 31), on(2026, 8, 1), on(2026, 7, 31), on(2025, 8, 1)]
  expect(groupByMonth([a, b, c, d, {}])).toEqual([
    { month: '2026-08', items: [a, b] },
    { month: '2026-07', items: [c] },
    { month: '2025-08', items: [d] },
    { month: undefined, items: [{}] },
  ])
})
