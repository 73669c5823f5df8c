import * as z from 'zod/mini'
import { ModalError } from '../errors/ModalError.js'
import type { CaipAddress, CaipNetworkId } from '../types/caip.js'
import { decimalsField, hexDataField, unitsField } from './chainFields.js'
import {
  addressField,
  decimalField,
  imageUrlField,
  MAX_RETRIES,
  optionalField,
  parseResponse,
  parseValidItems,
  textField,
} from './fields.js'
import type { Http } from './http.js'

// Swap calls of the data service. Amounts are in the smallest unit. Each call rejects as `Http` does, and with
// `RESPONSE_INVALID` for a malformed response.

const gas = optionalField(unitsField)

const tokensSchema = z.object({ tokens: z.array(z.unknown()) })
const tokenSchema = z.object({
  name: textField,
  symbol: textField,
  address: addressField,
  decimals: decimalsField,
  logoUri: optionalField(imageUrlField),
})

export async function fetchSwapTokens(http: Http, chainId: CaipNetworkId, signal: AbortSignal) {
  const answer = await http.getJson('/v1/convert/tokens', { query: { chainId }, signal, retries: MAX_RETRIES })
  return parseValidItems(tokenSchema, parseResponse(tokensSchema, answer).tokens).flatMap(
    ({ name, symbol, ...rest }) => (symbol === undefined ? [] : [{ ...rest, symbol, name: name ?? symbol }]),
  )
}

export interface ServiceSwapPair {
  readonly amount: bigint
  readonly userAddress: CaipAddress
  readonly from: CaipAddress
  readonly to: CaipAddress
  /** Exchange that a quote named, for a service that has several. */
  readonly provider?: string | undefined
}

const quotesSchema = z.object({ quotes: z.array(z.unknown()) })
const quoteSchema = z.object({
  fromAmount: unitsField,
  toAmount: unitsField,
  provider: optionalField(z.string()),
  fee: optionalField(decimalField),
})

export async function fetchSwapQuotes(
  http: Http,
  { amount, userAddress, from, to, gasPrice }: ServiceSwapPair & { readonly gasPrice: bigint | undefined },
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
  return parseValidItems(quoteSchema, parseResponse(quotesSchema, answer).quotes)
}

export async function fetchSwapAllowance(
  http: Http,
  query: Pick<ServiceSwapPair, 'userAddress' | 'provider'> & { readonly tokenAddress: CaipAddress },
  signal: AbortSignal,
): Promise<bigint> {
  const answer = await http.getJson('/v1/convert/allowance', { query, signal, retries: MAX_RETRIES })
  return parseResponse(z.object({ allowance: unitsField }), answer).allowance
}

// Returns gas prices in wei.
export async function fetchSwapGasPrice(http: Http, chainId: CaipNetworkId, signal: AbortSignal) {
  const answer = await http.getJson('/v1/convert/gas-price', { query: { chainId }, signal, retries: MAX_RETRIES })
  return parseResponse(z.object({ standard: unitsField, fast: unitsField, instant: unitsField }), answer)
}

const transactionSchema = z.object({
  to: addressField,
  data: hexDataField,
  value: optionalField(unitsField),
  eip155: optionalField(z.object({ gas, gasPrice: gas })),
})

// Builds the transaction of a swap. `slippage` is in percent. With `least`, the service has to promise that amount.
export async function buildSwapTransaction(
  http: Http,
  {
    projectId,
    slippage,
    amount,
    least,
    ...pair
  }: ServiceSwapPair & {
    readonly projectId: string | undefined
    readonly slippage: number
    readonly least?: bigint | undefined
  },
  signal: AbortSignal,
) {
  // Turns off the service's gas estimate, which fails as long as the token is not approved. Foyer estimates gas itself.
  const asked = { amount: String(amount), least: least === undefined ? undefined : String(least) }
  const body = { projectId, ...asked, ...pair, eip155: { slippage }, disableEstimate: true }
  // Safe to retry: the request changes nothing.
  const answer = await http.postJson('/v1/convert/build-transaction', body, { signal, retries: MAX_RETRIES })
  return parseResponse(z.object({ tx: transactionSchema }), answer).tx
}

const APPROVE = /^0x095ea7b30{24}([0-9a-fA-F]{40})[0-9a-fA-F]{64}$/

// Asks the data service for the contract that a swap needs approved, and returns its address. The response also
// suggests an unlimited amount, which Foyer ignores.
export async function fetchSwapSpender(
  http: Http,
  { userAddress, from, to, provider }: Pick<ServiceSwapPair, 'userAddress' | 'from' | 'to' | 'provider'>,
  signal: AbortSignal,
): Promise<string> {
  const query = { userAddress, from, to, provider }
  const answer = await http.getJson('/v1/convert/build-approve', { query, signal, retries: MAX_RETRIES })
  const { tx } = parseResponse(z.object({ tx: z.object({ to: addressField, data: z.string() }) }), answer)
  const [, spender] = APPROVE.exec(tx.data) ?? []
  if (spender === undefined || tx.to.toLowerCase() !== from.toLowerCase()) {
    throw new ModalError('RESPONSE_INVALID', { message: 'This is no approval of that token', context: { tx } })
  }
  return `0x${spender}`
}
