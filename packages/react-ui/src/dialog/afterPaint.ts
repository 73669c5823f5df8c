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

/** Calls back when the first two frames are on screen and nothing is waited for. Returns its undo. */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancel = inFrame(() => {
    cancel = inFrame(() => {
      timer = setTimeout(callback)
    })
  })
  return () => {
    cancel()
    clearTimeout(timer)
  }
}
