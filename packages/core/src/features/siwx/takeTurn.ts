import type { ModalContext, Part } from '../../context.js'
import { onAbort, untilAborted } from '../../utils/waiting.js'

const last: Part<{ turn: Promise<unknown> }> = { create: () => ({ turn: Promise.resolve() }) }

/**
 * Runs what asks the visitor by itself: in the tab that they look at, and one question at a time, in all tabs of the site
 * where the browser has locks.
 */
export function takeTurn<T>(context: ModalContext, signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  const queue = context.use(last)
  const mine = queue.turn.then(async () => {
    await untilSeen(signal)
    const { locks } = globalThis.navigator ?? {}
    return locks ? locks.request('foyer:sign-in', { signal }, ask) : ask()
  })
  queue.turn = mine.catch(() => undefined)
  return untilAborted(mine, signal)
}

function untilSeen(signal: AbortSignal): Promise<void> {
  const { document } = globalThis
  if (!document || document.visibilityState === 'visible') return Promise.resolve()
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    const onChange = () => {
      if (document.visibilityState !== 'visible') return
      over.abort()
      resolve()
    }
    document.addEventListener('visibilitychange', onChange, { signal: AbortSignal.any([signal, over.signal]) })
    onAbort(signal, () => reject(signal.reason))
  })
}
