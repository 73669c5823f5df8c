import { vi } from 'vitest'

/** With fake timers: lets time pass until the promise is settled, what it loads on the way included. */
export async function ran<T>(promise: Promise<T>): Promise<T> {
  let isSettled = false
  const settle = () => {
    isSettled = true
  }
  promise.then(settle, settle)
  while (!isSettled) {
    await vi.dynamicImportSettled()
    await vi.runAllTimersAsync()
  }
  return promise
}
