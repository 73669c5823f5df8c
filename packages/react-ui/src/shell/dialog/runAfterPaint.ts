import { runAfterAnimationFrame, runInAnimationFrame } from '@foyer/core/internal/modal'

/** Calls back in idle time after two painted frames; the returned function cancels. */
export function runAfterPaint(callback: () => void): () => void {
  let cancel = runInAnimationFrame(() => {
    cancel = runAfterAnimationFrame(callback)
  })
  return () => cancel()
}
