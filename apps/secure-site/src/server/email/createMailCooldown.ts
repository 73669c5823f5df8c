import * as z from 'zod/mini'
import type { TableFactory } from '../createTableFactory'
import { RefusedRequestError } from '../http/RefusedRequestError'

export function createMailCooldown({
  now,
  tables,
  milliseconds,
}: {
  now: () => number
  tables: TableFactory
  milliseconds: number
}) {
  const until = tables('cooldown', z.number())
  return {
    /** Returns the ms until the next mail. */
    getRest: async (address: string) => Math.max(0, ((await until.get(address)) ?? 0) - now()),
    async take(address: string) {
      const next = now() + milliseconds
      await until.change(
        address,
        (end = 0) => {
          const left = end - now()
          if (left > 0) throw new RefusedRequestError(429, `Please try again after ${Math.ceil(left / 1000)} seconds`)
          return next
        },
        next,
      )
    },
  }
}
