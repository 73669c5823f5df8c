import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../types/caip.js'
import type { TokenAmount } from '../../types/token.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'
import { parseUnits } from '../../utils/parseUnits.js'
import type { Http } from '../http.js'
import { decimal, link, optional, parseAnswer, parseEach, RETRIES, text } from './fields.js'

export interface GetBalanceParameters {
  /** The address alone. */
  readonly address: string
  /** ISO 4217 or a coin, lower case: what prices are in. @default 'usd' */
  readonly currency?: string | undefined
  readonly chainId?: CaipNetworkId | undefined
  /** Tokens that the service is to read anew, by their addresses. */
  readonly forceUpdate?: readonly string[] | undefined
  readonly signal?: AbortSignal | undefined
}

/** As much of a token as the service says. */
export interface ServiceBalance extends TokenAmount {
  readonly caipNetworkId: CaipNetworkId
}

/** What some services write in place of no address. */
const NATIVE = /^0x(e{40}|0{40})$/i

const balancesSchema = z.object({ balances: z.array(z.unknown()) })

const balanceSchema = z.object({
  name: text,
  symbol: text,
  chainId: z.string(),
  address: z.nullish(z.string()),
  price: optional(decimal),
  // Of the last 24 hours, where a service knows it: in percent, and to be drawn.
  change24h: optional(z.number()),
  course: optional(z.array(z.number())),
  quantity: z.object({
    decimals: z.pipe(
      z.union([z.number(), z.string().check(z.refine((value) => /^\d{1,2}$/.test(value)))]),
      z.transform(Number),
    ),
    numeric: decimal,
  }),
  iconUrl: optional(link),
})

/**
 * `GET /v1/account/{address}/balance`: what an account owns, with what it is worth, as it came. Rejects as `Http` does, and
 * with `RESPONSE_INVALID`.
 */
export async function getBalance(http: Http, parameters: GetBalanceParameters): Promise<readonly unknown[]> {
  const { address, currency = 'usd', chainId, forceUpdate, signal } = parameters
  const query = { currency, chainId, forceUpdate: forceUpdate?.join(',') }
  const path = `/v1/account/${encodeURIComponent(address)}/balance`
  return parseAnswer(balancesSchema, await http.getJson(path, { query, signal, retries: RETRIES })).balances
}

/** The tokens of an answer, as it came or as it was kept. What is no token is left out. */
export function parseBalances(balances: readonly unknown[], currency: string): readonly ServiceBalance[] {
  return parseEach(balanceSchema, balances).flatMap((entry) => {
    const { chainId, address, name, symbol, quantity, price, iconUrl, change24h, course } = entry
    const { decimals, numeric } = quantity
    const caip = address ? parseCaipAddress(address) : parseCaipAddress(`${chainId}:0`)
    if (!caip || !name || !symbol || numeric === undefined || caip.caipNetworkId !== chainId) return []
    if (!Number.isInteger(decimals) || decimals < 0 || decimals > 36) return []
    // More places than the token has are nobody's: they are cut.
    const [whole = '0', fraction = ''] = numeric.split('.')
    const amount = parseUnits(`${whole}.${fraction.slice(0, decimals)}`, decimals)
    if (amount === undefined) return []
    return [
      {
        caipNetworkId: caip.caipNetworkId,
        name,
        symbol,
        decimals,
        amount,
        ...(address && !NATIVE.test(caip.address) && { address: caip.address }),
        ...(iconUrl !== undefined && { iconUrl }),
        // A price of nothing is one that is not known.
        ...(price !== undefined &&
          price !== '0' && {
            price: {
              ...{ amount: price, currency },
              ...(change24h !== undefined && { change24h: change24h.toFixed(2) }),
              ...(course && { course }),
            },
          }),
      },
    ]
  })
}
