import { LOAD_TIMEOUT_MS, READY_DELAY_MS } from '../constants.js'
import { AuthFrameError } from '../errors/AuthFrameError.js'
import { createDeferred } from './createDeferred.js'

export interface FrameStartup {
  readonly received: Promise<void>
  readonly settled: Promise<void>
  receive(): void
  fail(error: AuthFrameError): void
}

export interface CreateFrameStartupParameters {
  onSettled(): void
  onFailed(error: AuthFrameError): void
}

// Tracks the start of the frame's document until it can take requests. Rejects with `LOAD_FAILED` after a timeout.
export function createFrameStartup({ onSettled, onFailed }: CreateFrameStartupParameters): FrameStartup {
  const ready = createDeferred<void>()
  const settled = createDeferred<void>()
  let isReceived = false
  let isOver = false
  let timer = setTimeout(() => fail(new AuthFrameError('LOAD_FAILED')), LOAD_TIMEOUT_MS)
  // Possibly nothing awaits these promises: without a handler, browsers would report an unhandled rejection.
  ready.promise.catch(() => {})
  settled.promise.catch(() => {})

  const fail = (error: AuthFrameError) => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    ready.reject(error)
    settled.reject(error)
    onFailed(error)
  }
  return {
    received: ready.promise,
    settled: settled.promise,
    receive() {
      if (isReceived || isOver) return
      isReceived = true
      clearTimeout(timer)
      ready.resolve()
      timer = setTimeout(() => {
        isOver = true
        settled.resolve()
        onSettled()
      }, READY_DELAY_MS)
    },
    fail,
  }
}
