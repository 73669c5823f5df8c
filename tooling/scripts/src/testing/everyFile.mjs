import { afterAll, vi } from 'vitest'

const IS_PATIENT = Symbol.for('foyer.patient')

if (!(IS_PATIENT in vi)) {
  const { waitFor, waitUntil } = vi
  /** What a test waits for is there at once; on a busy machine "at once" may be longer than the second that Vitest gives it. */
  const patient = (options) => (typeof options === 'number' ? options : { timeout: 60_000, ...options })
  vi.waitFor = (callback, options) => waitFor(callback, patient(options))
  vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))
  Object.defineProperty(vi, IS_PATIENT, { value: true })
}

const { fetch } = globalThis

// The next file runs in the same process.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  // Who spies on a stub and takes the stub away first puts it back with the spy.
  globalThis.fetch = fetch
})
