import { beforeEach, vi } from 'vitest'
import { holdTime, pass } from './time.js'

// Said for all: React warns of each change that a test does not wait for.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
beforeEach(() => holdTime())

const { waitFor } = vi
/** Nobody sits and waits: the clock moves on until it is so. */
vi.waitFor = async (callback, options) => {
  const PATIENCE = 60_000
  const until = performance.now() + PATIENCE
  while (vi.isFakeTimers() && performance.now() < until) {
    try {
      return await callback()
    } catch {
      await pass(50)
    }
  }
  return waitFor(callback, options)
}
