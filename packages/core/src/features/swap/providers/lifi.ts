import * as z from 'zod/mini'
import { ModalError } from '../../../errors/ModalError.js'
import { decimalsField, evmAddressField, hexDataField, unitsField } from '../../../http/chainFields.js'
import {
  imageUrlField,
  MAX_RETRIES,
  optionalField,
  parseResponse,
  parseValidItems,
  textField,
} from '../../../http/fields.js'
import type { Http } from '../../../http/http.js'
import type { Network } from '../../../types/network.js'
import type { SwapProvider, SwapQuote } from '../../../types/swap.js'
import { divide, toPlainText } from '../../../utils/bigNumber.js'
import { formatUnits } from '../../../utils/formatUnits.js'
import { getRemainingSlippage, subtractPercent } from '../rankOffers.js'
import { SWAP_NETWORKS } from '../swapNetworks.js'
import { ignoreNoRoute } from './ignoreNoRoute.js'
import { ROUTER_ADDRESSES } from './routerAddresses.js'

const QUOTE_LIFETIME_MS = 30_000
const LIST_LIFETIME_MS = 3_600_000

const NATIVE_COIN_ADDRESS = '0x0000000000000000000000000000000000000000'

const UNSUPPORTED_NETWORKS: readonly string[] = ['eip155:8217']

const tokenSchema = z.object({
  address: evmAddressField,
  symbol: textField,
  name: textField,
  decimals: decimalsField,
  logoURI: optionalField(imageUrlField),
})
const tokensSchema = z.object({ tokens: z.record(z.string(), z.array(z.unknown())) })

const quoteSchema = z.object({
  action: z.object({ fromAmount: unitsField, fromChainId: z.number(), toChainId: z.number() }),
  estimate: z.object({
    fromAmount: unitsField,
    toAmount: unitsField,
    approvalAddress: evmAddressField,
    feeCosts: optionalField(z.array(z.object({ percentage: z.string(), included: optionalField(z.boolean()) }))),
    gasCosts: optionalField(z.array(z.object({ estimate: unitsField }))),
  }),
  transactionRequest: z.object({
    to: evmAddressField,
    data: hexDataField,
    value: unitsField,
    chainId: z.number(),
    gasLimit: optionalField(unitsField),
  }),
})
const bigint = z.custom<bigint>((value) => typeof value === 'bigint')
const routeSchema = z.object({
  slippage: z.string(),
  spender: evmAddressField,
  to: evmAddressField,
  data: hexDataField,
  value: bigint,
  gas: z.optional(bigint),
})

/**
 * Creates the provider of LI.FI's API, which needs no key: https://docs.li.fi, `GET /v1/quote`. It is used only for
 * swaps within one network.
 */
export function createLifiProvider(http: Http, integrator: string): SwapProvider {
  const provider: SwapProvider = {
    id: 'lifi',
    name: 'LI.FI',
    supports: ({ caipNetworkId }) =>
      SWAP_NETWORKS.includes(caipNetworkId) && !UNSUPPORTED_NETWORKS.includes(caipNetworkId),
    routers: ({ caipNetworkId }) => ROUTER_ADDRESSES.lifi[caipNetworkId] ?? [],
    async tokens({ network, signal }) {
      const id = chainOf(network)
      const answer = await http.getJson('/v1/tokens', { query: { chains: id }, signal, retries: MAX_RETRIES })
      const found = parseValidItems(tokenSchema, parseResponse(tokensSchema, answer).tokens[id] ?? [])
      const tokens = found.flatMap(({ address, symbol, name, decimals, logoURI: iconUrl }) => {
        const { caipNetworkId } = network
        const own = { caipNetworkId, decimals, iconUrl, address: address === NATIVE_COIN_ADDRESS ? undefined : address }
        return symbol === undefined ? [] : [{ ...own, symbol, name: name ?? symbol }]
      })
      return { tokens, expiresAt: Date.now() + LIST_LIFETIME_MS }
    },
    async quote({ network, account, from, to, amount, slippage, signal }) {
      const id = chainOf(network)
      const query = {
        fromChain: id,
        toChain: id,
        fromToken: from.address ?? NATIVE_COIN_ADDRESS,
        toToken: to.address ?? NATIVE_COIN_ADDRESS,
        fromAddress: account,
        fromAmount: String(amount),
        // LI.FI expects the slippage as a fraction: 0.01 is one percent.
        slippage: toPlainText(divide(slippage, 100n)),
        integrator,
      }
      const answer = await http.getJson('/v1/quote', { query, signal, retries: 0 }).catch(ignoreNoRoute)
      if (answer === undefined) return undefined
      const { action, estimate, transactionRequest } = parseResponse(quoteSchema, answer)
      const chains = [action.fromChainId, action.toChainId, transactionRequest.chainId]
      if (action.fromAmount !== amount || chains.some((each) => String(each) !== id)) {
        throw new ModalError('RESPONSE_INVALID', { message: 'This is the price of something else' })
      }
      const { to: contract, data, value, gasLimit: gas } = transactionRequest
      return {
        toAmount: estimate.toAmount,
        gas: estimate.gasCosts?.reduce((sum, each) => sum + each.estimate, 0n) || gas,
        fee: sumFees(estimate.feeCosts ?? []),
        route: { slippage, spender: estimate.approvalAddress, to: contract, data, value, gas },
        expiresAt: Date.now() + QUOTE_LIFETIME_MS,
      }
    },
    async allowance({ quote }) {
      return { spender: parseResponse(routeSchema, quote.route).spender, expiresAt: quote.expiresAt }
    },
    async build(query) {
      const { quote, slippage, least = 0n } = query
      const offered = parseResponse(routeSchema, quote.route)
      // LI.FI's quote contains a transaction for one slippage. For another slippage, request a new quote.
      let again: SwapQuote | undefined = offered.slippage === slippage ? quote : await provider.quote(query)
      if (again && again !== quote && subtractPercent(again.toAmount, slippage) < least) {
        // The price has dropped: request less slippage, so that the user still receives the agreed minimum.
        const room = getRemainingSlippage(least, again.toAmount, slippage)
        again = await provider.quote({ ...query, slippage: room })
        if (again && subtractPercent(again.toAmount, room) < least) throw new ModalError('SWAP_PRICE_MOVED')
      }
      if (!again) throw new ModalError('SWAP_NO_PRICE')
      const { to, data, value, gas } = parseResponse(routeSchema, again.route)
      return { to, data, value, gas, expiresAt: again.expiresAt }
    },
  }
  return provider
}

const chainOf = ({ caipNetworkId }: Network) => caipNetworkId.slice('eip155:'.length)

function sumFees(all: readonly { readonly percentage: string }[]): string | undefined {
  const parts = all.map(({ percentage }) => (/^0?\.\d{1,18}$|^0$/.test(percentage) ? percentage : undefined))
  if (parts.includes(undefined)) return undefined
  const sum = parts.reduce((total, each) => total + toBillionths(each ?? '0'), 0n)
  return formatUnits(sum, 16)
}

const toBillionths = (part: string) => BigInt((part.split('.')[1] ?? '').padEnd(18, '0'))
