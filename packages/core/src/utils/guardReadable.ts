import type { Log } from '../types/log.js'
import type { Readable } from '../types/readable.js'

/** Hands a store out: readable only, and a listener that throws is logged instead of stopping ours. */
export function guardReadable<T>(store: Readable<T>, log: Log): Readable<T> {
  const guard = (listener: (value: T) => void) => (value: T) => {
    try {
      listener(value)
    } catch (cause) {
      log('error', 'A subscriber threw', cause)
    }
  }
  return {
    get: () => store.get(),
    subscribe: (listener) => store.subscribe(guard(listener)),
    listen: (listener) => store.listen(guard(listener)),
  }
}
