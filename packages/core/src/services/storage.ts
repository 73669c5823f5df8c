import type { Log } from '../types/log.js'
import type { KeyValueStorage } from '../types/storage.js'

/** Every key that Foyer keeps in the page's storage begins with this. */
export const STORAGE_PREFIX = '@appkit/'

/** The page's storage under our prefix. Nothing here throws: what cannot be kept is lost, with one warning. */
export interface Storage {
  get(key: string): string | undefined
  /** Text that `accepts` knows; anything else is removed and reads as undefined. */
  getText<T extends string>(key: string, accepts: (value: string) => value is T): T | undefined
  /** JSON that `parse` accepts; anything else is removed and reads as undefined. */
  getJson<T>(key: string, parse: (value: unknown) => T | undefined): T | undefined
  set(key: string, value: string): void
  setJson(key: string, value: unknown): void
  remove(key: string): void
}

export function createStorage(given: KeyValueStorage | undefined, log: Log): Storage {
  let warned = false
  const attempt = <T>(what: string, act: (storage: KeyValueStorage) => T): T | undefined => {
    try {
      // The getter itself throws where a browser blocks storage, and servers have a `localStorage` of their own (Node 25) that is
      // no visitor's.
      const storage = given ?? globalThis.window?.localStorage
      return storage ? act(storage) : undefined
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
        // Falls through: text that is no JSON is garbage like any other.
      }
      return reset(key)
    },
  }
}
