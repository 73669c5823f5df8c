import type { AdapterStorage } from '@foyer/core/adapter'
import { createStorage as createWagmiStorage, type Storage } from '@wagmi/core'

/** Under which wagmi persists its whole state. */
const STATE_KEY = 'wagmi.store'

/**
 * wagmi's storage on the modal's. wagmi's own copy of the connections is left out: core remembers them already, and two
 * memories of one thing are how a modal and its hooks come to differ after a reload.
 */
export function createStorage(storage: AdapterStorage): Storage {
  return createWagmiStorage({
    key: 'wagmi',
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => (key === STATE_KEY ? undefined : storage.set(key, value)),
      removeItem: (key) => storage.remove(key),
    },
  })
}
