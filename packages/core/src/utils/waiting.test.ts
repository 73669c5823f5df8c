import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { delay } from './delay.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('calls back after the time, once', () => {
  const calls: string[] = []
  delay(100, new AbortController().signal, () => calls.push('due'))
  vi.advanceTimersByTime(99)
  expect(calls).toEqual([])
  vi.advanceTimersByTime(100)
  expect(calls).toEqual(['due'])
})

it('never calls back for a signal that is aborted, before or meanwhile, and leaves no timer', () => {
  const calls: string[] = []
  const controller = new AbortController()
  delay(100, controller.signal, () => calls.push('due'))
  controller.abort()
  delay(100, controller.signal, () => calls.push('due'))
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(1_000)
  expect(calls).toEqual([])
})
