import { afterFrame, inFrame } from '@foyer/core/ui'

/** Calls back when the first two frames are on screen and nothing is waited for. Returns its undo. */
export function afterPaint(callback: () => void): () => void {
  let cancel = inFrame(() => {
    cancel = afterFrame(callback)
  })
  return () => cancel()
}
