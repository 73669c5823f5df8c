import { randomUUID } from 'node:crypto'
import { createClient } from '@redis/client'
import type { CacheStore } from './createDataCache'

const COMMAND_TIMEOUT_MS = 1_000
const MAX_RECONNECT_DELAY_MS = 2_000
// The number changes with the shape of what is stored.
const PREFIX = 'foyer:data:1:'
// A lease that ended meanwhile may be that of another instance.
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`

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
    async lease(key, lifeMs) {
      const [name, token] = [`${PREFIX}lease:${key}`, randomUUID()]
      const options = { condition: 'NX', expiration: { type: 'PX', value: lifeMs } } as const
      const taken = await client.set(name, token, options).catch(() => 'OK')
      if (taken === null) return undefined
      return async () => {
        await client.eval(RELEASE, { keys: [name], arguments: [token] }).catch(() => undefined)
      }
    },
    async close() {
      client.destroy()
    },
  }
}
