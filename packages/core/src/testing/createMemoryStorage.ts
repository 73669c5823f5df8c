import type { KeyValueStorage } from '../types/storage.js'

export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const entries = new Map(Object.entries(initial))
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}
