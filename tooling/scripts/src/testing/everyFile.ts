import { setMaxListeners } from 'node:events'
import { afterAll, vi } from 'vitest'

// Some fifteen parts of a modal end with it, each by listening to its signal; Node warns from eleven on. That they do not grow
// with what a visitor does is held by `createModal.test.ts`.
setMaxListeners(0)

const IS_PATIENT = Symbol.for('foyer.patient')

if (!(IS_PATIENT in vi)) {
  const { waitFor, waitUntil } = vi
  /** What a test waits for is there at once; on a busy machine "at once" may be longer than the second that Vitest gives it. */
  const patient = (options: number | { timeout?: number; interval?: number } | undefined) =>
    typeof options === 'number' ? options : { timeout: 60_000, ...options }
  vi.waitFor = (callback, options) => waitFor(callback, patient(options))
  vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))
  Object.defineProperty(vi, IS_PATIENT, { value: true })
}

const IS_GUARDED = Symbol.for('foyer.guarded')
const { fetch: ask } = globalThis
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/

/** A test that means to ask somebody outside has a stand-in. Everybody else is not reached, on a machine with a network too. */
const askNearby = async (input: string | URL | Request, init: RequestInit | undefined) => {
  const url = new URL(input instanceof Request ? input.url : input, globalThis.location?.href)
  if (/^https?:$/.test(url.protocol) && !LOCAL.test(url.hostname)) {
    throw new TypeError('fetch failed', { cause: new Error(`Tests reach nobody outside: ${url.host}`) })
  }
  return ask(input, init)
}
// Files that share a process share what was put there first.
const fetch = IS_GUARDED in ask ? ask : Object.assign(askNearby, { [IS_GUARDED]: true })
globalThis.fetch = fetch

// The next file runs in the same process.
afterAll(async () => {
  // What is still loaded when a file ends fails to, for all files after it.
  vi.useRealTimers()
  await vi.dynamicImportSettled()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  // Who spies on a stub and takes the stub away first puts it back with the spy.
  globalThis.fetch = fetch
})
