import { fetchJson } from '../sources/fetchJson'
import { SourceError } from '../sources/SourceError'
import { readSimplePrices } from './readSimplePrices'
import type { PriceSource } from './types'

const MAX_IDS = 200

/**
 * Reads prices from an API such as CoinGecko's `/simple/price`.
 *
 * @param url with `{ids}` and `{currency}`
 * @param headers the operator's key, for example
 */
export const createUrlPrices = (url: string, headers: Readonly<Record<string, string>> = {}): PriceSource => ({
  url,
  async read({ ids, currency, signal }) {
    const chunks = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) =>
      ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
    )
    const read = chunks.map(async (some) => {
      const filled = url
        .replaceAll('{ids}', encodeURIComponent(some.join(',')))
        .replaceAll('{currency}', encodeURIComponent(currency))
      const prices = readSimplePrices(await fetchJson(filled, { headers, signal }), some, currency)
      if (prices === undefined) throw new SourceError('no prices')
      return [...prices]
    })
    return new Map((await Promise.all(read)).flat())
  },
})
