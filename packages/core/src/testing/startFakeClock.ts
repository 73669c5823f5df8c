import { AsyncLocalStorage } from 'node:async_hooks'
import { onTestFinished, vi } from 'vitest'

const owner = new AsyncLocalStorage<symbol>()

/**
 * Fakes time from 0 for the test's own timers. Files share a process: a store of an earlier file unmounts a second
 * after its last listener, and then starts such timers for the stores it reads (nanostores 1.5.5, 2026-11).
 */
export function startFakeClock(): void {
  const native = globalThis.setTimeout
  vi.useFakeTimers({ now: 0 })
  const fake = globalThis.setTimeout
  const test = Symbol('test')
  owner.enterWith(test)
  // A spy on a fake timer would restore it after the test: `vi.restoreAllMocks` restores each spy again.
  Reflect.set(globalThis, 'setTimeout', (...given: Parameters<typeof fake>) =>
    (owner.getStore() === test ? fake : native)(...given),
  )
  onTestFinished(() => {
    Reflect.set(globalThis, 'setTimeout', fake)
    vi.useRealTimers()
  })
}
