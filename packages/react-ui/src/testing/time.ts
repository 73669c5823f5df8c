import { act } from 'react'
import { vi } from 'vitest'

const { setTimeout: wait } = globalThis

/** From here on timers run when the test says so. Each test begins like this. */
export function holdTime(...others: ('requestAnimationFrame' | 'cancelAnimationFrame')[]): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', ...others],
  })
}

/** Lets load what is on its way, moves the clock on, and lets be drawn what comes of it. */
export async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled()
    // What is no timer takes a turn of its own: what is hashed or encrypted, and frames.
    await new Promise((resolve) => wait(resolve))
    await vi.advanceTimersByTimeAsync(milliseconds)
  })
}
