import type { Readable, Unsubscribe, Writable } from '../types/readable.js'

/** Who is to be told of what has changed, in the order of the changes. Empty but while listeners are called. */
let calls: (() => void)[] = []

/**
 * Tells listeners: what one of them changes is told when all have heard of the change before it. Who leaves meanwhile
 * hears nothing any more, and one who throws keeps nobody from hearing.
 */
function tell(listeners: ReadonlySet<() => void>): void {
  const isTelling = calls.length > 0
  for (const each of listeners) calls.push(() => listeners.has(each) && each())
  if (isTelling) return
  let thrown: unknown
  for (const call of calls) {
    try {
      call()
    } catch (cause) {
      thrown = cause
    }
  }
  calls = []
  if (thrown) throw thrown
}

/**
 * A value that is told when it changes; the same one again (`Object.is`) is no change. `begin` is called when the first
 * one listens, and what it returns when the last one has left.
 */
export function atom<T>(value: T, begin?: () => Unsubscribe): Writable<T> {
  const listeners = new Set<() => void>()
  let end: Unsubscribe | undefined
  const listen: Writable<T>['listen'] = (listener) => {
    // One of its own, so that the same function may listen twice.
    const own = () => listener(value)
    if (!listeners.size) end = begin?.()
    listeners.add(own)
    return () => {
      if (listeners.delete(own) && !listeners.size) end?.()
    }
  }
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      tell(listeners)
    },
    listen,
    subscribe(listener) {
      const stop = listen(listener)
      listener(value)
      return stop
    },
  }
}

/**
 * What follows from other stores. It is computed anew when one of them has changed: at once while somebody listens, else
 * when it is read. Until then it is the very same value.
 */
export function computed<T>(sources: readonly Readable<unknown>[], compute: () => T): Readable<T> {
  const look = () => sources.map((source) => source.get())
  let seen = look()
  const $value = atom(compute(), () => {
    refresh()
    const stops = sources.map((source) => source.listen(refresh))
    return () => {
      for (const stop of stops) stop()
    }
  })
  const refresh = () => {
    const now = look()
    if (now.every((each, at) => Object.is(each, seen[at]))) return
    const value = compute()
    seen = now
    $value.set(value)
  }
  return {
    ...$value,
    get() {
      refresh()
      return $value.get()
    },
  }
}
