import { setMaxListeners } from 'node:events'
import { afterAll, vi } from 'vitest'

// About fifteen listeners per modal wait for its abort signal, and Node warns from eleven on. `createModal.test.ts`
// checks that user actions add none.
setMaxListeners(0)

const IS_PATIENT = Symbol.for('foyer.patient')

if (!(IS_PATIENT in vi)) {
  const { waitFor, waitUntil } = vi
  /** Raises the default timeout of `waitFor` and `waitUntil`, one second, which a busy machine exceeds. */
  const patient = (options: number | { timeout?: number; interval?: number } | undefined) =>
    typeof options === 'number' ? options : { timeout: 60_000, ...options }
  vi.waitFor = (callback, options) => waitFor(callback, patient(options))
  vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))
  Object.defineProperty(vi, IS_PATIENT, { value: true })
}

const IS_GUARDED = Symbol.for('foyer.guarded')
const { fetch: ask } = globalThis
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/

/** Rejects requests to other machines; tests use a local stand-in. */
const askNearby = async (input: string | URL | Request, init: RequestInit | undefined) => {
  const url = new URL(input instanceof Request ? input.url : input, globalThis.location?.href)
  if (/^https?:$/.test(url.protocol) && !LOCAL.test(url.hostname)) {
    throw new TypeError('fetch failed', { cause: new Error(`Tests reach nobody outside: ${url.host}`) })
  }
  return ask(input, init)
}
// Files share a process: do not wrap `fetch` twice.
const fetch = IS_GUARDED in ask ? ask : Object.assign(askNearby, { [IS_GUARDED]: true })
globalThis.fetch = fetch

const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis

// The next file runs in the same process.
afterAll(async () => {
  // Imports still pending when a file ends would fail, in every later file too.
  vi.useRealTimers()
  await vi.dynamicImportSettled()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  // `restoreAllMocks` brings back a stub or a fake timer on which a test had a spy.
  Object.assign(globalThis, { fetch, setTimeout, clearTimeout, setInterval, clearInterval })
})
