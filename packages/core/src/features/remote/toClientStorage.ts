import type { AdapterStorage } from '../../adapter/host.js'
import { fitToClient } from './clientShapes.js'

/** The page's storage as WalletConnect's core takes it. What does not fit is reset (`fitToClient`), and what storage does not keep is there for this visit. */
export function toClientStorage(storage: AdapterStorage) {
  const visit = new Map<string, string>()
  const keyOf = (key: string) => `remote:${key}`
  return {
    // Asked for by the type; the core calls neither. Its values are what it has written itself.
    getKeys: async (): Promise<string[]> => [...visit.keys()],
    getEntries: async <T>(): Promise<[string, T][]> => [...visit].map(([key, text]) => [key, JSON.parse(text) as T]),
    async getItem<T>(key: string): Promise<T | undefined> {
      const text = storage.get(keyOf(key)) ?? visit.get(key)
      if (text === undefined) return undefined
      const value = fitToClient(key, parse(text))
      if (value !== undefined) return value as T
      visit.delete(key)
      storage.remove(keyOf(key))
      return undefined
    },
    async setItem<T>(key: string, value: T): Promise<void> {
      const text = JSON.stringify(value)
      visit.set(key, text)
      storage.set(keyOf(key), text)
    },
    async removeItem(key: string): Promise<void> {
      visit.delete(key)
      storage.remove(keyOf(key))
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
