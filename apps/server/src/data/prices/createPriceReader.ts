import * as z from 'zod/mini'
import { createRests } from '../../limits/createRests'
import type { ReportFailure } from '../../operation/createFailureReports'
import { parseJson } from '../../parseJson'
import type { DataCache } from '../cache/createDataCache'
import { SourceError } from '../sources/SourceError'
import { mergePrices } from './mergePrices'
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
 * an account has. Of several sources all are asked. A source rests for 15 s after a failure.
 */
export function createPriceReader({
  sources,
  ids,
  cache,
  log,
  report = () => {},
  now = () => performance.now(),
}: {
  /** The preferred one first. */
  readonly sources: readonly PriceSource[]
  readonly ids: readonly string[]
  readonly cache: DataCache
  readonly log: (line: string) => void
  readonly report?: ReportFailure
  readonly now?: () => number
}): PriceReader {
  const rests = createRests<PriceSource>({ restMs: REST_MS, now })
  const readOne = async (source: PriceSource, currency: string) => {
    if (rests.isResting(source)) throw new SourceError('the price source failed')
    try {
      const prices = await source.read({ ids, currency, signal: AbortSignal.timeout(TIMEOUT_MS) })
      rests.recover(source)
      return prices
    } catch (error) {
      rests.fail(source)
      report({ kind: 'source', network: 'PRICES', url: source.url ?? '', error })
      throw error
    }
  }
  const load = async (currency: string) => {
    const read = await Promise.allSettled(sources.map((source) => readOne(source, currency)))
    const answers = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    if (answers.length === 0) throw read.find((each) => each.status === 'rejected')?.reason
    const { prices, disputed } = mergePrices(ids, answers)
    if (disputed.length > 0)
      log(`data: the sources of PRICES disagree, so these have no price in ${currency}: ${disputed.join(', ')}`)
    return JSON.stringify([...prices])
  }
  return {
    async read(currency) {
      if (sources.length === 0 || ids.length === 0) return new Map()
      const text = await cache.read(`prices ${currency}`, LIFE_MS, () => load(currency))
      return new Map(z.parse(storedSchema, parseJson(text)))
    },
  }
}
