import { isRecord } from '../utils/isRecord.js'
import type { Storage } from './storage.js'

type Fields = Readonly<Record<string, unknown>>

interface TimedCache {
  /** What was kept of it, unless that is too old. Whoever asks parses it: storage is anybody's. */
  get(id: string): Fields | undefined
  set(id: string, fields: Fields): void
  remove(id: string): void
  clear(): void
}

/** Answers that outlive a page for a moment, each by whom it is of. `name` is what the entries call that. */
export function createTimedCache(storage: Storage, key: string, lifetime: number, name = 'caipAddress'): TimedCache {
  const isFresh = ({ timestamp }: Fields) =>
    typeof timestamp === 'number' && timestamp <= Date.now() && Date.now() - timestamp < lifetime
  const read = (): readonly (readonly [string, Fields])[] => {
    const all = storage.getJson(key, (value) => (isRecord(value) ? value : undefined)) ?? {}
    return Object.entries(all).flatMap(([id, entry]) => (isRecord(entry) && isFresh(entry) ? [[id, entry]] : []))
  }
  return {
    get: (id) => read().find(([each]) => each === id)?.[1],
    set(id, fields) {
      const others = read().filter(([each]) => each !== id)
      const entry = { [name]: id, ...fields, timestamp: Date.now() }
      storage.setJson(key, Object.fromEntries([...others, [id, entry]]))
    },
    remove: (id) => storage.setJson(key, Object.fromEntries(read().filter(([each]) => each !== id))),
    clear: () => storage.remove(key),
  }
}
