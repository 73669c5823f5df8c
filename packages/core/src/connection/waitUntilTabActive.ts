import { ModalError } from '../errors/ModalError.js'
import { onAbort } from '../utils/waiting.js'

const isAwake = () => globalThis.document?.visibilityState !== 'hidden' && globalThis.navigator?.onLine !== false

function watchAwake(listener: () => void, signal: AbortSignal): void {
  globalThis.document?.addEventListener('visibilitychange', listener, { signal })
  for (const event of ['online', 'offline']) globalThis.addEventListener?.(event, listener, { signal })
}

// Resolves when the page is visible and online. Rejects with `ABORTED` as soon as the signal is aborted.
export function waitUntilTabActive(signal: AbortSignal): Promise<void> {
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

export async function runWhileTabActive(
  callback: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const asleep = new AbortController()
  const unlink = onAbort(signal, () => asleep.abort())
  watchAwake(() => isAwake() || asleep.abort(), asleep.signal)
  try {
    await callback(asleep.signal)
  } finally {
    unlink()
    asleep.abort()
  }
}
