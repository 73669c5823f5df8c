import type { Storage, StoredEntry } from '../types'

/** Everything in memory: it ends with the process. For tests and to try things. */
export function createMemoryStorage(): Storage {
  /** As text, so that nobody holds on to what is kept. */
  const kept: Map<string, { value: string; expiresAt: number | undefined }> = new Map()
  const place = (table: string, key: string) => JSON.stringify([table, key])
  const read = (at: string): StoredEntry | undefined => {
    const found = kept.get(at)
    return found && { value: JSON.parse(found.value), expiresAt: found.expiresAt }
  }
  return {
    read: async (table, key) => read(place(table, key)),
    async change(table, key, to) {
      const at = place(table, key)
      const next = to(read(at))
      if (next === undefined) kept.delete(at)
      else kept.set(at, { value: JSON.stringify(next.value), expiresAt: next.expiresAt })
    },
    async sweep(now) {
      for (const [at, { expiresAt }] of kept) if (expiresAt !== undefined && expiresAt <= now) kept.delete(at)
    },
  }
}
