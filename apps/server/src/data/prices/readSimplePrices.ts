import * as z from 'zod/mini'
import { priceField } from './decimals'
import type { CoinPrice } from './types'

const answerSchema = z.record(z.string(), z.unknown())
const coinSchema = z.record(z.string(), z.unknown())
const changeSchema = z.number().check(z.gte(-100), z.lte(1_000_000))

/**
 * Reads an answer such as `{"ethereum":{"usd":2505.1,"usd_24h_change":1.2}}`. Leaves out invalid entries; undefined if
 * it is no such answer.
 */
export function readSimplePrices(
  input: unknown,
  ids: readonly string[],
  currency: string,
): ReadonlyMap<string, CoinPrice> | undefined {
  const answer = z.safeParse(answerSchema, input)
  if (!answer.success) return undefined
  return new Map(
    ids.flatMap((id): [string, CoinPrice][] => {
      const coin = z.safeParse(coinSchema, Object.hasOwn(answer.data, id) ? answer.data[id] : undefined)
      const price = z.safeParse(priceField, coin.data?.[currency])
      const change24h = z.safeParse(changeSchema, coin.data?.[`${currency}_24h_change`])
      return price.data === undefined ? [] : [[id, { price: price.data, change24h: change24h.data }]]
    }),
  )
}
