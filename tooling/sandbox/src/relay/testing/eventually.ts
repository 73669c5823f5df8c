import { expect } from 'vitest'

/** Waits as long as every test does, see the configuration. */
export const eventually = <Value>(read: () => Value) => expect.poll(read)
