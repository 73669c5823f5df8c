export type LongPollNotifier = ReturnType<typeof createLongPollNotifier>

/** Notifies waiting requests of this process. Other instances poll the storage. */
export function createLongPollNotifier() {
  const waiting: Map<string, Set<() => void>> = new Map()
  let isClosed = false
  return {
    isClosed: () => isClosed,
    /** Ends every wait, because the process stops. */
    close(): void {
      isClosed = true
      for (const listeners of waiting.values()) for (const wake of listeners) wake()
    },
    notify(name: string): void {
      for (const wake of waiting.get(name) ?? []) wake()
    },
    listen(name: string, wake: () => void): () => void {
      const listeners = waiting.get(name) ?? new Set()
      waiting.set(name, listeners.add(wake))
      return () => {
        listeners.delete(wake)
        if (listeners.size === 0 && waiting.get(name) === listeners) waiting.delete(name)
      }
    },
  }
}
