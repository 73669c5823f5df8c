import { createRateLimit, type RateLimit } from './createRateLimit'

const MAX_CLIENTS = 50_000

export interface Quotas {
  /**
   * Returns whether requests of the client may run, and counts them if so.
   *
   * @default one request
   */
  take(client: string, requests?: number): Promise<boolean>
  /** Returns whether a request of the client may run. */
  has(client: string): Promise<boolean>
}

export interface Quota {
  readonly perSecond: number
  readonly burst: number
}

/** Opens quotas by a name, under which instances may share them. */
export type OpenQuotas = (name: string, quota: Quota) => Quotas

/** Limits the requests of each client of this instance. Forgets the clients that asked longest ago. */
export function createQuotas(quota: Quota): Quotas {
  const limits = new Map<string, RateLimit>()
  return {
    has: async (client) => limits.get(client)?.has(1) ?? true,
    async take(client, requests = 1) {
      const limit = limits.get(client) ?? createRateLimit(quota)
      limits.delete(client)
      limits.set(client, limit)
      for (const oldest of limits.keys()) {
        if (limits.size <= MAX_CLIENTS) break
        limits.delete(oldest)
      }
      return limit.take(requests)
    },
  }
}
