import { createClient } from '@redis/client'
import type { CacheStore } from './createDataCache'

const COMMAND_TIMEOUT_MS = 1_000
const MAX_RECONNECT_DELAY_MS = 2_000
// The number changes with the shape of what is stored.
const PREFIX = 'foyer:data:1:'

/** Stores values in Valkey, for all instances. Without its answer nothing is stored, and reads go to the sources. */
export async function openValkeyStore(url: string, onError: (error: unknown) => void): Promise<CacheStore> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: COMMAND_TIMEOUT_MS },
    socket: { reconnectStrategy: (retries) => Math.min(2 ** retries * 50, MAX_RECONNECT_DELAY_MS) },
  })
  client.on('error', onError)
  await client.connect()
  return {
    get: async (key) => (await client.get(PREFIX + key).catch(() => null)) ?? undefined,
    async set(key, value, lifeMs) {
      await client.set(PREFIX + key, value, { expiration: { type: 'PX', value: lifeMs } }).catch(() => undefined)
    },
    async close() {
      client.destroy()
    },
  }
}
