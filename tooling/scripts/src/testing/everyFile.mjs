import { vi } from 'vitest'

const { waitFor, waitUntil } = vi

/** What a test waits for is there at once; on a busy machine "at once" may be longer than the second that Vitest gives it. */
const patient = (options) => (typeof options === 'number' ? options : { timeout: 60_000, ...options })

vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))
