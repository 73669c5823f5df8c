import * as z from 'zod/mini'
import type { Tables } from './createTables'
import { Refusal } from './Refusal'

/** One mail an address in this time, whoever asks for it. */
export function createCooldown({
  now,
  tables,
  milliseconds,
}: {
  now: () => number
  tables: Tables
  milliseconds: number
}) {
  /** When each may have the next. */
  const until = tables('cooldown', z.number())
  return {
    /** Throws when it is too early. */
    async take(address: string) {
      const next = now() + milliseconds
      await until.change(
        address,
        (end = 0) => {
          const left = end - now()
          if (left > 0) throw new Refusal(429, `Please try again after ${Math.ceil(left / 1000)} seconds`)
          return next
        },
        next,
      )
    },
  }
}
