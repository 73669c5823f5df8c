import { onAbort } from './waiting.js'

/** A browser that draws nothing, as in a tab behind others, is not waited for longer. Milliseconds. */
const PATIENCE = 100

/** Calls back in the next frame, which is laid out anyway, or soon where there is none. Returns its undo. */
export function inFrame(callback: () => void): () => void {
  const cancel = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const run = () => {
    cancel()
    callback()
  }
  const frame = requestAnimationFrame(run)
  const timer = setTimeout(run, PATIENCE)
  return cancel
}

/** Not on a server. */
const hasFrames = () => typeof requestAnimationFrame === 'function'

/** Calls back when the next frame is on screen. Returns its undo. */
export function afterFrame(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  if (!hasFrames()) {
    timer = setTimeout(callback)
    return () => clearTimeout(timer)
  }
  const cancel = inFrame(() => {
    timer = setTimeout(callback)
  })
  return () => {
    cancel()
    clearTimeout(timer)
  }
}

/** Resolves when the next frame is on screen. Once the signal is aborted it stays open for good. */
export function nextFrame(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = afterFrame(() => {
      unlink()
      resolve()
    })
    const unlink = onAbort(signal, cancel)
  })
}
