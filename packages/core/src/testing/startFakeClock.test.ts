import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startFakeClock } from './startFakeClock.js'

let leave = () => {}
const left = new Promise<void>((resolve) => {
  leave = resolve
})
const startForeignTimer = vi.fn(() => void setTimeout(() => {}, 1000))

const { setTimeout: native } = globalThis

afterAll(() => {
  vi.restoreAllMocks()
  // The next test file runs in the same process, so the real `setTimeout` must be back.
  expect(globalThis.setTimeout).toBe(native)
})
beforeAll(() => void left.then(startForeignTimer))
beforeEach(startFakeClock)

it('the clock of a test counts its own timers, and none that earlier code starts during the test', async () => {
  const callback = vi.fn()
  setTimeout(callback, 1000)
  leave()
  await left
  expect(startForeignTimer).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(callback).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})
