import { onAbort } from './waiting.js'

const FRAME_TIMEOUT_MS = 100

// Calls the function in the next animation frame, or after a while if the browser draws none, e.g. in a hidden tab.
export function runInAnimationFrame(callback: () => void): () => void {
  const cancel = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const run = () => {
    cancel()
    callback()
  }
  const frame = requestAnimationFrame(run)
  const timer = setTimeout(run, FRAME_TIMEOUT_MS)
  return cancel
}

const hasFrames = () => typeof requestAnimationFrame === 'function'

export function runAfterAnimationFrame(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  if (!hasFrames()) {
    timer = setTimeout(callback)
    return () => clearTimeout(timer)
  }
  const cancel = runInAnimationFrame(() => {
    timer = setTimeout(callback)
  })
  return () => {
    cancel()
    clearTimeout(timer)
  }
}

export function waitForAnimationFrame(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = runAfterAnimationFrame(() => {
      unlink()
      resolve()
    })
    const unlink = onAbort(signal, cancel)
  })
}
