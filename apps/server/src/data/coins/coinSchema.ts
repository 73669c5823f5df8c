import * as z from 'zod/mini'
import { parseJson } from '../../parseJson'
import { decimalsField, iconField, nameField, symbolField } from '../sources/fields'

const MAX_COINS = 1_000

const coinSchema = z.strictObject({
  /** Contract, mint or denomination; absent for the native coin. */
  address: z.optional(z.string().check(z.regex(/^[\w./-]{1,128}$/))),
  name: nameField,
  symbol: symbolField,
  decimals: decimalsField,
  icon: z.optional(iconField),
  priceId: z.optional(z.string().check(z.regex(/^[\w.:-]{1,128}$/))),
  /** Denomination of the native coin of a Cosmos network. */
  denom: z.optional(z.string().check(z.regex(/^[a-z][\w./:-]{1,127}$/i))),
})

export type Coin = z.output<typeof coinSchema>

const hasAddresses = (coins: Readonly<Record<string, readonly Coin[]>>) =>
  Object.entries(coins).every(([chainId, list]) =>
    list.every(
      ({ address = '0x'.padEnd(42, '0') }) => !chainId.startsWith('eip155:') || /^0x[\da-f]{40}$/i.test(address),
    ),
  )

// Setting `TOKENS`: coins by CAIP-2 id.
export const coinsSchema = z
  .pipe(
    z.pipe(z.string(), z.transform(parseJson)),
    z.record(
      z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-\w]{1,32}$/)),
      z.array(coinSchema).check(z.maxLength(MAX_COINS, `has more than ${MAX_COINS} tokens of a network`)),
      'is not JSON such as {"eip155:1":[{"address":"0x…","name":"USD Coin","symbol":"USDC","decimals":6}]}',
    ),
  )
  .check(z.refine(hasAddresses, 'has a token without the address of a contract'))
