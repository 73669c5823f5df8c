import { vi } from 'vitest'

// Advances fake timers until the promise settles, lazy imports included.
export async function advanceUntilSettled<T>(promise: Promise<T>): Promise<T> {
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
