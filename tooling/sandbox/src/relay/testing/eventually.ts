import { expect } from 'vitest'

/** Waits for what a busy machine may take its time for. */
export const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 20_000 })
