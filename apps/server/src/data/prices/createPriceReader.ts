import * as z from 'zod/mini'
import { parseJson } from '../../parseJson'
import type { DataCache } from '../cache/createDataCache'
import { SourceError } from '../sources/SourceError'
import type { CoinPrice, PriceSource } from './types'

const LIFE_MS = 15_000
const REST_MS = 15_000
const TIMEOUT_MS = 5_000

export const currencySchema = z.enum(['usd', 'eur', 'gbp', 'aud', 'cad', 'inr', 'jpy', 'btc', 'eth'])
export const UNKNOWN_CURRENCY = `The currency is none of ${currencySchema.options.join(', ')}.`

const storedSchema = z.array(z.tuple([z.string(), z.object({ price: z.string(), change24h: z.optional(z.number()) })]))

export interface PriceReader {
  /** Returns prices by the coins' ids; none without a source. Rejects with a `SourceError`. */
  read(currency: z.output<typeof currencySchema>): Promise<ReadonlyMap<string, CoinPrice>>
}

/**
 * Reads the prices of all coins of the server at once: one request serves all users, and the source does not learn what
 * an account has. Rests for 15 s after a failure.
 */
export function createPriceReader({
  source,
  ids,
  cache,
  now = () => performance.now(),
}: {
  readonly source: PriceSource | undefined
  readonly ids: readonly string[]
  readonly cache: DataCache
  readonly now?: () => number
}): PriceReader {
  let failedAt = Number.NEGATIVE_INFINITY
  return {
    async read(currency) {
      if (source === undefined || ids.length === 0) return new Map()
      const load = async () => {
        if (now() - failedAt < REST_MS) throw new SourceError('the price source failed')
        try {
          return JSON.stringify([...(await source.read({ ids, currency, signal: AbortSignal.timeout(TIMEOUT_MS) }))])
        } catch (error) {
          failedAt = now()
          throw error
        }
      }
      return new Map(z.parse(storedSchema, parseJson(await cache.read(`prices ${currency}`, LIFE_MS, load))))
    },
  }
}
