import type { DeviceDatabase } from './openDeviceDatabase'

/** Replaces storage where the browser blocks it: the login ends with the document. */
export function createMemoryDeviceDatabase(): DeviceDatabase {
  const stored = new Map<string, unknown>()
  return {
    get: async (key) => stored.get(key),
    async set(key, value) {
      stored.set(key, value)
    },
    async add(key, value) {
      if (!stored.has(key)) stored.set(key, value)
      return stored.get(key)
    },
  }
}
