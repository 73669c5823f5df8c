import type { Unsubscribe } from '../types/readable.js'

/** Calls back when the signal is aborted, at once when it is already. Gives its undo. */
export function onAbort(signal: AbortSignal, callback: () => void): Unsubscribe {
  if (signal.aborted) callback()
  signal.addEventListener('abort', callback, { once: true })
  return () => signal.removeEventListener('abort', callback)
}
