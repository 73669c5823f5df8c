import { batch, computed, type ReadableAtom } from 'nanostores'
import type { Log } from '../types/log.js'

/**
 * Logs what a listener of the site throws. All stores of a page share one queue of listeners, so a throw would reach
 * whoever had set the store; the batch empties the queue here, with the listeners of what the site's listener sets.
 */
export function guardListener<A extends readonly unknown[]>(
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

/** Returns a store of the same value for the site: setting it changes nothing of ours, and its listeners are guarded. */
export function guardStore<T>(store: ReadableAtom<T>, log: Log): ReadableAtom<T> {
  const $guarded = computed(store, () => store.get())
  const { listen, subscribe } = $guarded
  $guarded.listen = (listener) => listen(guardListener(listener, log))
  $guarded.subscribe = (listener) => subscribe(guardListener(listener, log))
  return $guarded
}
