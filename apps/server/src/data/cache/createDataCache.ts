import { setTimeout as wait } from 'node:timers/promises'

const LEASE_MS = 5_000
const POLL_MS = 50
const MAX_FLIGHTS = 1_000
const MAX_CHARACTERS = 64_000_000

export class BusyError extends Error {
  override readonly name = 'BusyError'
}

/** Names the origin of a value: the store, a load that is under way, or a new one. */
export type CacheResult = 'hit' | 'shared' | 'load'

export interface CacheStore {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string, lifeMs: number): Promise<void>
  /**
   * Takes the lease of a load, so that other instances wait for its value. Returns how to give it back, or undefined if
   * another instance has it. @default every instance loads
   */
  lease?(key: string, lifeMs: number): Promise<(() => Promise<void>) | undefined>
  close(): Promise<void>
}

export interface DataCache {
  /**
   * Returns the stored value, or loads one. Those who ask for the same key at once share one load, also at other
   * instances of one Valkey, unless it takes longer than 5 s.
   *
   * @param options.anew whether to load although a value is stored
   */
  read(key: string, lifeMs: number, load: () => Promise<string>, options?: { readonly anew?: boolean }): Promise<string>
  close(): Promise<void>
}

export function createDataCache(store: CacheStore, count: (result: CacheResult) => void = () => {}): DataCache {
  const flights = new Map<string, Promise<string>>()
  return {
    read(key, lifeMs, load, { anew = false } = {}) {
      const name = anew ? `anew ${key}` : key
      const shared = flights.get(name)
      if (shared !== undefined) {
        count('shared')
        return shared
      }
      if (flights.size >= MAX_FLIGHTS) return Promise.reject(new BusyError())
      const run = async () => {
        const known = anew ? { release: undefined } : await findOrLease(store, key)
        count('value' in known ? 'hit' : 'load')
        if ('value' in known) return known.value
        try {
          const value = await load()
          // An older read, which a newer one has replaced meanwhile, is not stored.
          if (flights.get(name) === flight) await store.set(key, value, lifeMs)
          return value
        } finally {
          await known.release?.()
        }
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

/** Waits for the value that another instance loads, or returns the lease to load it here. */
async function findOrLease(
  store: CacheStore,
  key: string,
): Promise<{ readonly value: string } | { readonly release: (() => Promise<void>) | undefined }> {
  const until = performance.now() + LEASE_MS
  for (;;) {
    const value = await store.get(key)
    if (value !== undefined) return { value }
    if (store.lease === undefined || performance.now() > until) return { release: undefined }
    const release = await store.lease(key, LEASE_MS)
    if (release !== undefined) {
      // Another instance may have stored the value between the two calls.
      const stored = await store.get(key)
      if (stored === undefined) return { release }
      await release()
      return { value: stored }
    }
    await wait(POLL_MS)
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
