/** Caches a read for all cases; a failed one is repeated. */
export function cachePromise<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let stored: Promise<Value> | undefined
  return () => {
    stored ??= read().catch((error: unknown) => {
      stored = undefined
      throw error
    })
    return stored
  }
}
