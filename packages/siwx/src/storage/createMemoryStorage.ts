import type { RecordKey, SignInStorage, StoredRecord } from './storage.js'

export interface MemoryStorageOptions {
  /**
   * Maximum number of nonces. Anyone can request nonces, so beyond this number the oldest are removed.
   * @default 100000
   */
  readonly nonces?: number | undefined
  /** Maximum number of sessions. Beyond this number, the oldest are removed. @default 100000 */
  readonly sessions?: number | undefined
}

/** Creates storage in memory, for a server of one process. */
export function createMemoryStorage({
  nonces = MAX_RECORDS,
  sessions = MAX_RECORDS,
}: MemoryStorageOptions = {}): SignInStorage {
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

const MAX_RECORDS = 100_000

const placeOf = ({ owner, key }: RecordKey) => JSON.stringify([owner, key])

function createShelf(limit: number) {
  const stored = new Map<string, StoredRecord>()
  const owned = new Map<string, Set<string>>()

  const remove = (at: string) => {
    const result = stored.get(at)
    if (result === undefined) return undefined
    stored.delete(at)
    const places = owned.get(result.owner)
    places?.delete(at)
    if (places?.size === 0) owned.delete(result.owner)
    return result
  }

  return {
    remove,
    put(record: StoredRecord) {
      const at = placeOf(record)
      remove(at)
      stored.set(at, { ...record })
      owned.set(record.owner, (owned.get(record.owner) ?? new Set()).add(at))
      for (const oldest of stored.keys()) {
        if (stored.size <= limit) break
        remove(oldest)
      }
    },
    list: (owner: string) => [...(owned.get(owner) ?? [])].flatMap((at) => stored.get(at) ?? []),
    sweep(now: number) {
      for (const [at, { expiresAt }] of stored) if (expiresAt <= now) remove(at)
    },
  }
}
