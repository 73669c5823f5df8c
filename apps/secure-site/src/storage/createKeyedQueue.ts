/** Creates a function that runs the tasks of a key one after the other. */
export function createKeyedQueue() {
  const last: Map<string, Promise<void>> = new Map()
  return async (key: string, run: () => Promise<void>): Promise<void> => {
    const done = (last.get(key) ?? Promise.resolve()).then(run)
    const settled = done.catch(() => {})
    last.set(key, settled)
    try {
      await done
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}
