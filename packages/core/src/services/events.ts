import type { Log } from '../types/log.js'
import type { ModalEvents } from '../types/modal.js'
import type { Unsubscribe } from '../types/readable.js'

type Listener = (payload: never) => void

export interface Events {
  on<E extends keyof ModalEvents>(event: E, listener: (payload: ModalEvents[E]) => void): Unsubscribe
  emit<E extends keyof ModalEvents>(event: E, payload: ModalEvents[E]): void
}

/** What the integrator listens to. Their exceptions are logged and go no further. */
export function createEvents(signal: AbortSignal, log: Log): Events {
  const listeners = new Map<keyof ModalEvents, Set<Listener>>()
  signal.addEventListener('abort', () => listeners.clear(), { once: true })
  return {
    on(event, listener) {
      const all = listeners.get(event) ?? new Set()
      listeners.set(event, all)
      // Wrapped, so that the same function may listen twice and each undo ends its own.
      const own: Listener = (payload) => listener(payload)
      all.add(own)
      return () => void all.delete(own)
    },
    emit(event, payload) {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        try {
          listener(payload as never)
        } catch (cause) {
          log('error', `A listener of "${event}" threw`, cause)
        }
      }
    },
  }
}
