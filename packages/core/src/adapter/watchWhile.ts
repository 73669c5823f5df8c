import type { Unsubscribe } from '../types/unsubscribe.js'

/** Starts something that ends with its undo or with the outer signal, whichever is first. */
export function watchWhile(outer: AbortSignal, start: (signal: AbortSignal) => unknown): Unsubscribe {
  const end = new AbortController()
  start(AbortSignal.any([end.signal, outer]))
  return () => end.abort()
}
