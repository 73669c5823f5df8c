import type { Storage, StoredEntry } from '../types'

const KEYS_PER_PAGE = 1000

export function createMemoryStorage(): Storage {
  /** Stores values as text, so that callers and storage share no objects. */
  const stored: Map<string, { value: string; expiresAt: number | undefined }> = new Map()
  const place = (table: string, key: string) => JSON.stringify([table, key])
  const read = (at: string): StoredEntry | undefined => {
    const result = stored.get(at)
    return result && { value: JSON.parse(result.value), expiresAt: result.expiresAt }
  }
  return {
    read: async (table, key) => read(place(table, key)),
    async keys(table, after = '') {
      const places = [...stored.keys()].map((at): [string, string] => JSON.parse(at))
      const keys = places.flatMap(([each, key]) => (each === table && key > after ? [key] : []))
      return keys.sort().slice(0, KEYS_PER_PAGE)
    },
    async change(table, key, to) {
      const at = place(table, key)
      const next = to(read(at))
      if (next === undefined) stored.delete(at)
      else stored.set(at, { value: JSON.stringify(next.value), expiresAt: next.expiresAt })
    },
    async sweep(now) {
      for (const [at, { expiresAt }] of stored) if (expiresAt !== undefined && expiresAt <= now) stored.delete(at)
    },
  }
}
