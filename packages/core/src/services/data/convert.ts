import * as z from 'zod/mini'
import { ModalError } from '../../errors/ModalError.js'
import type { CaipAddress, CaipNetworkId } from '../../types/caip.js'
import type { Http } from '../http.js'
import { decimals, hexData, units } from './chainFields.js'
import { address, link, optional, parseAnswer, parseEach, RETRIES, text } from './fields.js'

// The calls of the data service about swaps. Amounts are in the smallest unit. All reject as `Http` does, and with
// `RESPONSE_INVALID`.

/** What is wrong about gas is somebody else's to find out. */
const gas = optional(units)

const tokensSchema = z.object({ tokens: z.array(z.unknown()) })
const tokenSchema = z.object({
  name: text,
  symbol: text,
  address,
  decimals,
  logoUri: optional(link),
})

/** `GET /v1/convert/tokens`: what can be swapped on a network. What of it makes no sense is left out. */
export async function getConvertTokens(http: Http, chainId: CaipNetworkId, signal: AbortSignal) {
  const answer = await http.getJson('/v1/convert/tokens', { query: { chainId }, signal, retries: RETRIES })
  return parseEach(tokenSchema, parseAnswer(tokensSchema, answer).tokens).flatMap(({ name, symbol, ...rest }) =>
    symbol === undefined ? [] : [{ ...rest, symbol, name: name ?? symbol }],
  )
}

export interface ConvertPair {
  readonly amount: bigint
  readonly userAddress: CaipAddress
  readonly from: CaipAddress
  readonly to: CaipAddress
}

const quotesSchema = z.object({ quotes: z.array(z.unknown()) })
const quoteSchema = z.object({ fromAmount: units, toAmount: units })

/** `GET /v1/convert/quotes`: what comes for an amount. */
export async function getConvertQuotes(
  http: Http,
  { amount, userAddress, from, to, gasPrice }: ConvertPair & { readonly gasPrice: bigint | undefined },
  signal: AbortSignal,
) {
  const query = {
    amount: String(amount),
    userAddress,
    from,
    to,
    gasPrice: gasPrice === undefined ? undefined : String(gasPrice),
  }
  const answer = await http.getJson('/v1/convert/quotes', { query, signal, retries: 0 })
  return parseEach(quoteSchema, parseAnswer(quotesSchema, answer).quotes)
}

/** `GET /v1/convert/allowance`: how much of a token may be taken already. */
export async function getConvertAllowance(
  http: Http,
  query: { readonly tokenAddress: CaipAddress; readonly userAddress: CaipAddress },
  signal: AbortSignal,
): Promise<bigint> {
  const answer = await http.getJson('/v1/convert/allowance', { query, signal, retries: RETRIES })
  return parseAnswer(z.object({ allowance: units }), answer).allowance
}

/** `GET /v1/convert/gas-price`: what a unit of gas costs, in wei. */
export async function getConvertGasPrice(http: Http, chainId: CaipNetworkId, signal: AbortSignal) {
  const answer = await http.getJson('/v1/convert/gas-price', { query: { chainId }, signal, retries: RETRIES })
  return parseAnswer(z.object({ standard: units, fast: units, instant: units }), answer)
}

/** `amount` is what comes of it, and not what is sent. */
const transactionSchema = z.object({
  to: address,
  data: hexData,
  value: optional(units),
  eip155: optional(z.object({ gas, gasPrice: gas })),
})

/** `POST /v1/convert/build-transaction`: what is sent to swap. `slippage` is in percent. */
export async function buildConvertTransaction(
  http: Http,
  { projectId, slippage, amount, ...pair }: ConvertPair & { readonly projectId: string; readonly slippage: number },
  signal: AbortSignal,
) {
  // What it would take is found out here: the service would refuse what is not allowed yet.
  const body = { projectId, amount: String(amount), ...pair, eip155: { slippage }, disableEstimate: true }
  // Nothing is done by asking.
  const answer = await http.postJson('/v1/convert/build-transaction', body, { signal, retries: RETRIES })
  return parseAnswer(z.object({ tx: transactionSchema }), answer).tx
}

/** `approve(address,uint256)`, and who may take the token. */
const APPROVE = /^0x095ea7b30{24}([0-9a-fA-F]{40})[0-9a-fA-F]{64}$/

/**
 * `GET /v1/convert/build-approve`: who has to be allowed to take the token. It would have them allowed to take all of it, so nothing
 * else of the answer is used.
 */
export async function getConvertSpender(
  http: Http,
  { userAddress, from, to }: Pick<ConvertPair, 'userAddress' | 'from' | 'to'>,
  signal: AbortSignal,
): Promise<string> {
  const query = { userAddress, from, to }
  const answer = await http.getJson('/v1/convert/build-approve', { query, signal, retries: RETRIES })
  const { tx } = parseAnswer(z.object({ tx: z.object({ to: address, data: z.string() }) }), answer)
  const [, spender] = APPROVE.exec(tx.data) ?? []
  if (spender === undefined || tx.to.toLowerCase() !== from.toLowerCase()) {
    throw new ModalError('RESPONSE_INVALID', { message: 'This is no approval of that token', context: { tx } })
  }
  return `0x${spender}`
}
