import { expect } from 'vitest'

/** Polls up to the configured test timeout. */
export const expectEventually = <Value>(read: () => Value) => expect.poll(read)
