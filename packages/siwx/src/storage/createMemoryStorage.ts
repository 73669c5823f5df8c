import type { RecordKey, SignInStorage, StoredRecord } from './storage.js'

export interface MemoryStorageOptions {
  /** How many nonces can be out; the oldest go first. Anybody can ask for them. @default 100000 */
  readonly nonces?: number | undefined
  /** How many accounts can be signed in; the oldest go first. No nonce takes their place. @default 100000 */
  readonly sessions?: number | undefined
}

/** Everything in memory: it ends with the process, and is one server's alone. */
export function createMemoryStorage({ nonces = LIMIT, sessions = LIMIT }: MemoryStorageOptions = {}): SignInStorage {
  const shelves = { nonce: createShelf(nonces), session: createShelf(sessions) }
  return {
    put: async (record) => shelves[record.kind].put(record),
    take: async (key) => shelves[key.kind].remove(placeOf(key)),
    list: async (kind, owner) => shelves[kind].list(owner),
    async sweep(now) {
      for (const shelf of Object.values(shelves)) shelf.sweep(now)
    },
  }
}

const LIMIT = 100_000

const placeOf = ({ owner, key }: RecordKey) => JSON.stringify([owner, key])

/** All records of a kind, so many and no more. */
function createShelf(limit: number) {
  /** Oldest first. */
  const kept = new Map<string, StoredRecord>()
  /** Where in `kept` an owner's are: who asks what they have does not wait for everybody's to be looked through. */
  const owned = new Map<string, Set<string>>()

  const remove = (at: string) => {
    const found = kept.get(at)
    if (found === undefined) return undefined
    kept.delete(at)
    const places = owned.get(found.owner)
    places?.delete(at)
    if (places?.size === 0) owned.delete(found.owner)
    return found
  }

  return {
    remove,
    put(record: StoredRecord) {
      const at = placeOf(record)
      remove(at)
      kept.set(at, { ...record })
      owned.set(record.owner, (owned.get(record.owner) ?? new Set()).add(at))
      for (const oldest of kept.keys()) {
        if (kept.size <= limit) break
        remove(oldest)
      }
    },
    list: (owner: string) => [...(owned.get(owner) ?? [])].flatMap((at) => kept.get(at) ?? []),
    sweep(now: number) {
      for (const [at, { expiresAt }] of kept) if (expiresAt <= now) remove(at)
    },
  }
}
