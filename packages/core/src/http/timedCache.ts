import type { ModalStorage } from '../state/storage.js'
import { isRecord } from '../utils/isRecord.js'

type Fields = Readonly<Record<string, unknown>>

interface TimedCache {
  // Returns the fields of an entry that has not expired. They are untrusted, because other code may write to storage.
  get(id: string): Fields | undefined
  set(id: string, fields: Fields): void
  remove(id: string): void
  clear(): void
}

// Creates a cache in storage whose entries expire after `lifetime` ms. `name` is the field that identifies an entry.
export function createTimedCache(
  storage: ModalStorage,
  key: string,
  lifetime: number,
  name = 'caipAddress',
): TimedCache {
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
