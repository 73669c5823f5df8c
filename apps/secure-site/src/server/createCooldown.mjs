import * as z from 'zod/mini'
import { Refusal } from './Refusal.mjs'

/**
 * One mail an address in this time, whoever asks for it.
 *
 * @param {{ now: () => number, tables: import('./createTables.mjs').Tables, milliseconds: number }} parameters
 */
export function createCooldown({ now, tables, milliseconds }) {
  /** When each may have the next. */
  const until = tables('cooldown', z.number())
  return {
    /** Throws when it is too early. @param {string} address */
    async take(address) {
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
