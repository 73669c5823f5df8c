import type { Unsubscribe } from '../types/unsubscribe.js'

export function startWithSignal(outer: AbortSignal, start: (signal: AbortSignal) => unknown): Unsubscribe {
  const end = new AbortController()
  start(AbortSignal.any([end.signal, outer]))
  return () => end.abort()
}
