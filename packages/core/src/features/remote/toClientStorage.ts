import type { AdapterStorage } from '../../adapter/context.js'
import { sanitizeClientStorageValue } from './sanitizeClientStorageValue.js'

/**
 * Lets WalletConnect's core use the app's storage. Drops invalid values. If the browser refuses to store a value, keeps
 * it in memory. Stores nothing after `signal` aborts, because another client may use the same keys by then.
 */
export function toClientStorage(storage: AdapterStorage, signal: AbortSignal) {
  const memory = new Map<string, string>()
  const toKey = (key: string) => `remote:${key}`
  return {
    // WalletConnect's types require these methods; its core calls neither.
    getKeys: async (): Promise<string[]> => [...memory.keys()],
    getEntries: async <T>(): Promise<[string, T][]> => [...memory].map(([key, text]) => [key, JSON.parse(text) as T]),
    async getItem<T>(key: string): Promise<T | undefined> {
      const text = storage.get(toKey(key)) ?? memory.get(key)
      if (text === undefined) return undefined
      const value = sanitizeClientStorageValue(key, parse(text))
      if (value !== undefined) return value as T
      memory.delete(key)
      storage.remove(toKey(key))
      return undefined
    },
    async setItem<T>(key: string, value: T): Promise<void> {
      const text = JSON.stringify(value)
      memory.set(key, text)
      if (!signal.aborted) storage.set(toKey(key), text)
    },
    async removeItem(key: string): Promise<void> {
      memory.delete(key)
      if (!signal.aborted) storage.remove(toKey(key))
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
