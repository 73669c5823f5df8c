import { LOAD_TIMEOUT, READY_DELAY } from '../constants.js'
import { AuthFrameError } from '../errors/AuthFrameError.js'
import { createDeferred } from './createDeferred.js'

/** A document on its way to be ready. */
export interface Startup {
  /** The document was heard. */
  readonly heard: Promise<void>
  /** It was heard, and has had its time to settle. */
  readonly settled: Promise<void>
  /** READY came. */
  hear(): void
  fail(error: AuthFrameError): void
}

export interface StartupParameters {
  onSettled(): void
  onFailed(error: AuthFrameError): void
}

/** Waits for READY, and half a second more. Rejects with `LOAD_FAILED` when it does not come. */
export function createStartup({ onSettled, onFailed }: StartupParameters): Startup {
  const heard = createDeferred<void>()
  const settled = createDeferred<void>()
  let isHeard = false
  let isOver = false
  let timer = setTimeout(() => fail(new AuthFrameError('LOAD_FAILED')), LOAD_TIMEOUT)
  // Nobody may be waiting.
  heard.promise.catch(() => {})
  settled.promise.catch(() => {})

  const fail = (error: AuthFrameError) => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    heard.reject(error)
    settled.reject(error)
    onFailed(error)
  }
  return {
    heard: heard.promise,
    settled: settled.promise,
    hear() {
      if (isHeard || isOver) return
      isHeard = true
      clearTimeout(timer)
      heard.resolve()
      timer = setTimeout(() => {
        isOver = true
        settled.resolve()
        onSettled()
      }, READY_DELAY)
    },
    fail,
  }
}
