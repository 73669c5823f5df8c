import type { RecordKey, SignInStorage, StoredKind, StoredRecord } from './storage.js'

export interface MemoryStorageOptions {
  /** How many records there can be; the oldest go first. Default 100,000. */
  readonly limit?: number | undefined
}

/** Everything in memory: it ends with the process, and is one server's alone. */
export function createMemoryStorage({ limit = 100_000 }: MemoryStorageOptions = {}): SignInStorage {
  /** Oldest first. */
  const kept = new Map<string, StoredRecord>()
  /** Where in `kept` an owner's are: who asks what they have does not wait for everybody's to be looked through. */
  const owned = new Map<string, Set<string>>()
  const shelf = (kind: StoredKind, owner: string) => JSON.stringify([kind, owner])
  const place = ({ kind, owner, key }: RecordKey) => JSON.stringify([kind, owner, key])

  const remove = (at: string) => {
    const found = kept.get(at)
    if (found === undefined) return undefined
    kept.delete(at)
    const name = shelf(found.kind, found.owner)
    const places = owned.get(name)
    places?.delete(at)
    if (places?.size === 0) owned.delete(name)
    return found
  }

  return {
    async put(record) {
      const at = place(record)
      remove(at)
      kept.set(at, { ...record })
      const name = shelf(record.kind, record.owner)
      owned.set(name, (owned.get(name) ?? new Set()).add(at))
      for (const oldest of kept.keys()) {
        if (kept.size <= limit) break
        remove(oldest)
      }
    },
    take: async (key) => remove(place(key)),
    list: async (kind, owner) => [...(owned.get(shelf(kind, owner)) ?? [])].flatMap((at) => kept.get(at) ?? []),
    async sweep(now) {
      for (const [at, { expiresAt }] of kept) if (expiresAt <= now) remove(at)
    },
  }
}
