import { AsyncLocalStorage } from 'node:async_hooks'
import { onTestFinished, vi } from 'vitest'

const owner = new AsyncLocalStorage<symbol>()

/**
 * Fakes time from 0 for the test's own timers. Timers that stores of an earlier test file start in the same process
 * stay real: a store unmounts a second after its last listener, by a timer (nanostores 1.5.5, 2026-11).
 */
export function startFakeClock(): void {
  const native = globalThis.setTimeout
  vi.useFakeTimers({ now: 0 })
  const fake = globalThis.setTimeout
  const test = Symbol('test')
  owner.enterWith(test)
  // Replaces the function without a spy: a later `vi.restoreAllMocks` would restore this test's fake timer.
  Reflect.set(globalThis, 'setTimeout', (...given: Parameters<typeof fake>) =>
    (owner.getStore() === test ? fake : native)(...given),
  )
  onTestFinished(() => {
    Reflect.set(globalThis, 'setTimeout', fake)
    vi.useRealTimers()
  })
}
