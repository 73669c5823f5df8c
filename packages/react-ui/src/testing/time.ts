import { act } from 'react'
import { vi } from 'vitest'

const { setTimeout: wait } = globalThis

/** Fakes timers and dates; setup.ts calls it before each test. */
export function startFakeTime(...others: ('requestAnimationFrame' | 'cancelAnimationFrame')[]): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', ...others],
  })
}

/** Awaits dynamic imports, advances the fake clock, and renders. */
export async function advanceTime(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled()
    // Hashing, encryption and frames need a real turn of the event loop.
    await new Promise((resolve) => wait(resolve))
    await vi.advanceTimersByTimeAsync(milliseconds)
  })
}
