import type { WalletStorage } from './types'

export function createMemoryStorage(): WalletStorage {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  }
}

/** Returns localStorage, or memory in Node and frames that may not store. */
export function getDefaultStorage(): WalletStorage {
  try {
    return globalThis.localStorage ?? createMemoryStorage()
  } catch {
    return createMemoryStorage()
  }
}
