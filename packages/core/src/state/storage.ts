import type { Log } from '../types/log.js'
import type { KeyValueStorage } from '../types/storage.js'

export const STORAGE_PREFIX = '@appkit/'

// Storage of the app or the page. Its methods never throw: a value that cannot be written is lost, after one warning.
export interface ModalStorage {
  get(key: string): string | undefined
  getText<T extends string>(key: string, accepts: (value: string) => value is T): T | undefined
  // Returns the stored JSON as `parse` returns it. Removes a value that is no JSON, or for which `parse` returns
  // undefined.
  getJson<T>(key: string, parse: (value: unknown) => T | undefined): T | undefined
  set(key: string, value: string): void
  setJson(key: string, value: unknown): void
  remove(key: string): void
}

export function createStorage(given: KeyValueStorage | undefined, log: Log): ModalStorage {
  let warned = false
  const attempt = <T>(what: string, callback: (storage: KeyValueStorage) => T): T | undefined => {
    try {
      // Reading `localStorage` throws if the browser blocks storage. It is read from `window`, because in Node 25 there
      // is also a global `localStorage`, which all users of a server would share.
      const storage = given ?? globalThis.window?.localStorage
      return storage ? callback(storage) : undefined
    } catch (cause) {
      if (!warned) log('warn', `Storage failed to ${what}; this visit is not remembered`, cause)
      warned = true
      return undefined
    }
  }

  const get = (key: string) => attempt('read', (storage) => storage.getItem(STORAGE_PREFIX + key)) ?? undefined
  const remove = (key: string) => void attempt('remove', (storage) => storage.removeItem(STORAGE_PREFIX + key))
  const set = (key: string, value: string) =>
    void attempt('write', (storage) => storage.setItem(STORAGE_PREFIX + key, value))
  const resets = new Set<string>()
  const reset = (key: string) => {
    if (!resets.has(key)) log('warn', `Stored "${STORAGE_PREFIX}${key}" is not from this version; it was reset`)
    resets.add(key)
    remove(key)
    return undefined
  }

  return {
    get,
    set,
    remove,
    getText(key, accepts) {
      const text = get(key)
      return text === undefined || accepts(text) ? text : reset(key)
    },
    setJson: (key, value) => set(key, JSON.stringify(value)),
    getJson(key, parse) {
      const text = get(key)
      if (text === undefined) return undefined
      try {
        const value = parse(JSON.parse(text))
        if (value !== undefined) return value
      } catch {
        // Invalid JSON is removed below, like a value that `parse` does not accept.
      }
      return reset(key)
    },
  }
}
