import type { SecondaryStorage } from 'better-auth'
import * as z from 'zod/mini'
import type { TableFactory } from '../createTableFactory'

const SECOND_MS = 1000

/**
 * Creates better-auth’s key-value storage over the site’s own. Lifetimes follow the site’s clock. Of calls at the same
 * time, on any instance, one alone gets a value that all take.
 */
export function createAuthStorage({ now, tables }: { now: () => number; tables: TableFactory }): SecondaryStorage {
  const values = tables('auth', z.string())
  const counts = tables('authCount', z.number())
  const endOf = (ttl: number | undefined) => (ttl === undefined ? undefined : now() + ttl * SECOND_MS)
  return {
    get: async (key) => (await values.get(key)) ?? null,
    set: (key, value, ttl) => values.put(key, value, endOf(ttl)),
    getAndDelete: async (key) => (await values.take(key)) ?? null,
    async delete(key) {
      await values.take(key)
    },
    async increment(key, ttl) {
      let count = 0
      await counts.change(
        key,
        (stored = 0) => {
          count = stored + 1
          return count
        },
        (await counts.get(key)) === undefined ? endOf(ttl) : undefined,
      )
      return count
    },
  }
}
