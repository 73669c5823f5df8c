import type { AdapterStorage } from '@foyer/core/adapter'
import { createStorage as createWagmiStorage, type Storage } from '@wagmi/core'

/**
 * Creates wagmi's storage in the modal's, without wagmi's list of connections: core stores them, and two lists could
 * differ after a reload. wagmi writes the list at each state change, so it is dropped before serialization.
 */
export function createConfigStorage(storage: AdapterStorage): Storage {
  const stored = createWagmiStorage({
    key: 'wagmi',
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => storage.set(key, value),
      removeItem: (key) => storage.remove(key),
    },
  })
  return { ...stored, setItem: (key, value) => (key === 'store' ? undefined : stored.setItem(key, value)) }
}
