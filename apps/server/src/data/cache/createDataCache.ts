const MAX_FLIGHTS = 1_000
const MAX_CHARACTERS = 64_000_000

export class BusyError extends Error {
  override readonly name = 'BusyError'
}

export interface CacheStore {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string, lifeMs: number): Promise<void>
  close(): Promise<void>
}

export interface DataCache {
  /**
   * Returns the stored value, or loads one. Those who ask for the same key at once share one load.
   *
   * @param options.anew whether to load although a value is stored
   */
  read(key: string, lifeMs: number, load: () => Promise<string>, options?: { readonly anew?: boolean }): Promise<string>
  close(): Promise<void>
}

export function createDataCache(store: CacheStore): DataCache {
  const flights = new Map<string, Promise<string>>()
  return {
    read(key, lifeMs, load, { anew = false } = {}) {
      const name = anew ? `anew ${key}` : key
      const shared = flights.get(name)
      if (shared !== undefined) return shared
      if (flights.size >= MAX_FLIGHTS) return Promise.reject(new BusyError())
      const run = async () => {
        const stored = anew ? undefined : await store.get(key)
        if (stored !== undefined) return stored
        const value = await load()
        // An older read, which a newer one has replaced meanwhile, is not stored.
        if (flights.get(name) === flight) await store.set(key, value, lifeMs)
        return value
      }
      // A read anew replaces the one that is under way: later ones do not join that one.
      if (anew) flights.delete(key)
      const flight: Promise<string> = Promise.resolve().then(run)
      flights.set(name, flight)
      const forget = () => {
        if (flights.get(name) === flight) flights.delete(name)
      }
      flight.then(forget, forget)
      return flight
    },
    close: () => store.close(),
  }
}

/** Stores up to 64 million characters in this process, and forgets the oldest values first. */
export function createMemoryStore(now: () => number = () => performance.now()): CacheStore {
  const entries = new Map<string, { readonly value: string; readonly until: number }>()
  let size = 0
  const remove = (key: string) => {
    const entry = entries.get(key)
    if (entry) size -= key.length + entry.value.length
    entries.delete(key)
  }
  return {
    async get(key) {
      const entry = entries.get(key)
      if (entry !== undefined && entry.until <= now()) remove(key)
      return entries.get(key)?.value
    },
    async set(key, value, lifeMs) {
      remove(key)
      entries.set(key, { value, until: now() + lifeMs })
      size += key.length + value.length
      for (const [oldest, { until }] of entries) {
        if (size <= MAX_CHARACTERS && until > now()) break
        remove(oldest)
      }
    },
    async close() {},
  }
}
