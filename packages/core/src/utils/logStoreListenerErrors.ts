import { batch, computed, type ReadableAtom } from 'nanostores'
import type { Log } from '../types/log.js'

// Wraps a listener of the app so that its exceptions are logged. All nanostores share one queue of listeners: an
// exception would reach the code that sets a store, and skip other listeners.
export function logListenerErrors<A extends readonly unknown[]>(
  listener: (...given: A) => void,
  log: Log,
): (...given: A) => void {
  return (...given) => {
    try {
      batch(() => listener(...given))
    } catch (cause) {
      log('error', 'A subscriber threw', cause)
    }
  }
}

export function logStoreListenerErrors<T>(store: ReadableAtom<T>, log: Log): ReadableAtom<T> {
  const $guarded = computed(store, () => store.get())
  const { listen, subscribe } = $guarded
  $guarded.listen = (listener) => listen(logListenerErrors(listener, log))
  $guarded.subscribe = (listener) => subscribe(logListenerErrors(listener, log))
  return $guarded
}
