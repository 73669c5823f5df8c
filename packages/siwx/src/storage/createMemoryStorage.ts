import type { RecordKey, SignInStorage, StoredRecord } from './storage.js'

export interface MemoryStorageOptions {
  /** How many records there can be; the oldest go first. Default 100,000. */
  readonly limit?: number | undefined
}

/** Everything in memory: it ends with the process, and is one server's alone. */
export function createMemoryStorage({ limit = 100_000 }: MemoryStorageOptions = {}): SignInStorage {
  const kept = new Map<string, StoredRecord>()
  const place = ({ kind, owner, key }: RecordKey) => JSON.stringify([kind, owner, key])
  return {
    async put(record) {
      const at = place(record)
      kept.delete(at)
      kept.set(at, { ...record })
      for (const oldest of kept.keys()) {
        if (kept.size <= limit) break
        kept.delete(oldest)
      }
    },
    async take(key) {
      const at = place(key)
      const found = kept.get(at)
      kept.delete(at)
      return found
    },
    list: async (kind, owner) => [...kept.values()].filter((each) => each.kind === kind && each.owner === owner),
    async sweep(now) {
      for (const [at, { expiresAt }] of kept) if (expiresAt <= now) kept.delete(at)
    },
  }
}
