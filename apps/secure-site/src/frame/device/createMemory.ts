import type { Database } from './openDatabase'

/** Where the browser gives an embedded frame no storage at all: the login then ends with the document. */
export function createMemory(): Database {
  const kept = new Map<string, unknown>()
  return {
    get: async (key) => kept.get(key),
    async set(key, value) {
      kept.set(key, value)
    },
  }
}
