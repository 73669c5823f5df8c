import { beforeEach, vi } from 'vitest'
import { advanceTime, startFakeTime } from './time.js'

// Without this flag React warns of updates outside of `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
beforeEach(() => startFakeTime())

const { waitFor } = vi
/** Advances the fake clock instead of waiting. */
vi.waitFor = async (callback, options) => {
  const FAKE_TIMEOUT_MS = 60_000
  const until = performance.now() + FAKE_TIMEOUT_MS
  while (vi.isFakeTimers() && performance.now() < until) {
    try {
      return await callback()
    } catch {
      await advanceTime(50)
    }
  }
  return waitFor(callback, options)
}
