import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { formatClock, useSecondsUntil } from './useSecondsUntil.js'

it.each([
  [undefined, '–:––'],
  [0, '0:00'],
  [9, '0:09'],
  [59, '0:59'],
  [60, '1:00'],
  [61, '1:01'],
  [754, '12:34'],
])('formatClock writes %s seconds', (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown)
})

function Left({ until }: { readonly until: number | undefined }) {
  return useSecondsUntil(until)
}

it('useSecondsUntil counts down to zero and stops', async () => {
  const place = document.createElement('div')
  const root = createRoot(place)
  onTestFinished(() => act(async () => root.unmount()))
  const show = (until: number | undefined) => act(async () => root.render(<Left until={until} />))
  const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
  await show(Date.now() + 2_500)
  expect(place.textContent).toBe('3')
  await pass(1_000)
  expect(place.textContent).toBe('2')
  await pass(2_000)
  expect(place.textContent).toBe('0')
  expect(vi.getTimerCount()).toBe(0)
  await show(Date.now() + 1_000)
  expect(place.textContent).toBe('1')
  await show(undefined)
  expect(place.textContent).toBe('0')
})
