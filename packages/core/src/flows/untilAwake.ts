import { ModalError } from '../errors/ModalError.js'
import { onAbort } from '../utils/waiting.js'

/** Somebody is looking at the page, and it can ask somebody. */
const isAwake = () => globalThis.document?.visibilityState !== 'hidden' && globalThis.navigator?.onLine !== false

/** Calls back on each change of whether the page is looked at and online. */
function watchAwake(listener: () => void, signal: AbortSignal): void {
  globalThis.document?.addEventListener('visibilitychange', listener, { signal })
  for (const event of ['online', 'offline']) globalThis.addEventListener?.(event, listener, { signal })
}

/** Resolves when the page is looked at and online. Rejects with `ABORTED` as soon as the signal is aborted. */
export function untilAwake(signal: AbortSignal): Promise<void> {
  if (isAwake() && !signal.aborted) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    const unlink = onAbort(signal, () => {
      over.abort()
      reject(new ModalError('ABORTED', { cause: signal.reason }))
    })
    watchAwake(() => {
      if (!isAwake()) return
      over.abort()
      unlink()
      resolve()
    }, over.signal)
  })
}

/** Does something while the page is looked at and online; what it does is given up when that ends. */
export async function whileAwake(act: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
  const asleep = new AbortController()
  const unlink = onAbort(signal, () => asleep.abort())
  watchAwake(() => isAwake() || asleep.abort(), asleep.signal)
  try {
    await act(asleep.signal)
  } finally {
    unlink()
    asleep.abort()
  }
}
