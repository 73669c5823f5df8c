import { createHash } from 'node:crypto'
import { createClient } from '@redis/client'
import { createQuotas, type OpenQuotas } from './createQuotas'

const COMMAND_TIMEOUT_MS = 1_000
const MAX_RECONNECT_DELAY_MS = 2_000
const PREFIX = 'foyer:quota:1:'

/** Counts by the clock of Valkey, so that the clocks of instances do not matter. */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local stored = redis.call('HMGET', KEYS[1], 'left', 'at')
local perSecond, burst, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local waited = math.max(0, now - (tonumber(stored[2]) or now))
local left = math.min(burst, (tonumber(stored[1]) or burst) + waited / 1000 * perSecond)
if left < math.max(cost, 1) then return 0 end
if cost == 0 then return 1 end
redis.call('HSET', KEYS[1], 'left', tostring(left - cost), 'at', now)
redis.call('PEXPIRE', KEYS[1], math.ceil((burst - left + cost) / perSecond * 1000) + 1000)
return 1`

export interface SharedQuotas {
  readonly open: OpenQuotas
  close(): Promise<void>
}

/** Opens quotas that all instances share. Without an answer of Valkey, each instance counts by itself. */
export async function openSharedQuotas(
  url: string | undefined,
  onError: (error: unknown) => void,
): Promise<SharedQuotas> {
  if (url === undefined) return { open: (_, quota) => createQuotas(quota), async close() {} }
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: COMMAND_TIMEOUT_MS },
    socket: { reconnectStrategy: (retries) => Math.min(2 ** retries * 50, MAX_RECONNECT_DELAY_MS) },
  })
  client.on('error', onError)
  await client.connect()
  return {
    open(name, quota) {
      const own = createQuotas(quota)
      const run = async (id: string, cost: number) => {
        // The storage has no addresses of users.
        const key = PREFIX + createHash('sha256').update(`${name} ${id}`).digest('base64url')
        const options = { keys: [key], arguments: [String(quota.perSecond), String(quota.burst), String(cost)] }
        return (await client.eval(TAKE, options)) === 1
      }
      return {
        take: (id, requests = 1) => run(id, requests).catch(() => own.take(id, requests)),
        has: (id) => run(id, 0).catch(() => own.has(id)),
      }
    },
    async close() {
      client.destroy()
    },
  }
}
