import * as z from 'zod/mini'
import { ModalError } from '../../../errors/ModalError.js'
import { decimals, evmAddress, hexData, units } from '../../../services/data/chainFields.js'
import { link, optional, parseAnswer, parseEach, RETRIES, text } from '../../../services/data/fields.js'
import type { Http } from '../../../services/http.js'
import type { Network } from '../../../types/network.js'
import type { SwapProvider, SwapQuote } from '../../../types/swap.js'
import { divide, toPlainText } from '../../../utils/bigNumber.js'
import { formatUnits } from '../../../utils/formatUnits.js'
import { lessBy, slippageTo } from '../offers.js'
import { SWAP_NETWORKS } from '../swapNetworks.js'
import { unlessNone } from './answers.js'

/** Milliseconds. */
const QUOTE_LIFE = 30_000
const LIST_LIFE = 3_600_000

const COIN = '0x0000000000000000000000000000000000000000'

/** Of ours, those that it does not know. */
const UNKNOWN: readonly string[] = ['eip155:8217']

const tokenSchema = z.object({
  address: evmAddress,
  symbol: text,
  name: text,
  decimals,
  logoURI: optional(link),
})
const tokensSchema = z.object({ tokens: z.record(z.string(), z.array(z.unknown())) })

const quoteSchema = z.object({
  action: z.object({ fromAmount: units, fromChainId: z.number(), toChainId: z.number() }),
  estimate: z.object({
    fromAmount: units,
    toAmount: units,
    approvalAddress: evmAddress,
    feeCosts: optional(z.array(z.object({ percentage: z.string(), included: optional(z.boolean()) }))),
    gasCosts: optional(z.array(z.object({ estimate: units }))),
  }),
  transactionRequest: z.object({
    to: evmAddress,
    data: hexData,
    value: units,
    chainId: z.number(),
    gasLimit: optional(units),
  }),
})
const bigint = z.custom<bigint>((value) => typeof value === 'bigint')
const routeSchema = z.object({
  slippage: z.string(),
  spender: evmAddress,
  to: evmAddress,
  data: hexData,
  value: bigint,
  gas: z.optional(bigint),
})

/** LI.FI, which needs no key (https://docs.li.fi, `GET /v1/quote`). One network at a time: what crosses two is not asked for. */
export function lifi(http: Http, integrator: string): SwapProvider {
  const provider: SwapProvider = {
    id: 'lifi',
    name: 'LI.FI',
    supports: ({ caipNetworkId }) => SWAP_NETWORKS.includes(caipNetworkId) && !UNKNOWN.includes(caipNetworkId),
    async tokens({ network, signal }) {
      const id = chainOf(network)
      const answer = await http.getJson('/v1/tokens', { query: { chains: id }, signal, retries: RETRIES })
      const found = parseEach(tokenSchema, parseAnswer(tokensSchema, answer).tokens[id] ?? [])
      const tokens = found.flatMap(({ address, symbol, name, decimals, logoURI: iconUrl }) => {
        const { caipNetworkId } = network
        const own = { caipNetworkId, decimals, iconUrl, address: address === COIN ? undefined : address }
        return symbol === undefined ? [] : [{ ...own, symbol, name: name ?? symbol }]
      })
      return { tokens, expiresAt: Date.now() + LIST_LIFE }
    },
    async quote({ network, account, from, to, amount, slippage, signal }) {
      const id = chainOf(network)
      const query = {
        fromChain: id,
        toChain: id,
        fromToken: from.address ?? COIN,
        toToken: to.address ?? COIN,
        fromAddress: account,
        fromAmount: String(amount),
        // A part of one.
        slippage: toPlainText(divide(slippage, 100n)),
        integrator,
      }
      const answer = await http.getJson('/v1/quote', { query, signal, retries: 0 }).catch(unlessNone)
      if (answer === undefined) return undefined
      const { action, estimate, transactionRequest } = parseAnswer(quoteSchema, answer)
      const chains = [action.fromChainId, action.toChainId, transactionRequest.chainId]
      if (action.fromAmount !== amount || chains.some((each) => String(each) !== id)) {
        throw new ModalError('RESPONSE_INVALID', { message: 'This is the price of something else' })
      }
      const { to: contract, data, value, gasLimit: gas } = transactionRequest
      return {
        toAmount: estimate.toAmount,
        gas: estimate.gasCosts?.reduce((sum, each) => sum + each.estimate, 0n) || gas,
        fee: feeOf(estimate.feeCosts ?? []),
        route: { slippage, spender: estimate.approvalAddress, to: contract, data, value, gas },
        expiresAt: Date.now() + QUOTE_LIFE,
      }
    },
    async allowance({ quote }) {
      return { spender: parseAnswer(routeSchema, quote.route).spender, expiresAt: quote.expiresAt }
    },
    async build(query) {
      const { quote, slippage, least = 0n } = query
      const offered = parseAnswer(routeSchema, quote.route)
      // It has written the transaction for the slippage that it was asked for.
      let again: SwapQuote | undefined = offered.slippage === slippage ? quote : await provider.quote(query)
      if (again && again !== quote && lessBy(again.toAmount, slippage) < least) {
        // The price has got worse meanwhile: there is less room down to what was told.
        const room = slippageTo(least, again.toAmount, slippage)
        again = await provider.quote({ ...query, slippage: room })
        if (again && lessBy(again.toAmount, room) < least) throw new ModalError('SWAP_PRICE_MOVED')
      }
      if (!again) throw new ModalError('SWAP_NO_PRICE')
      const { to, data, value, gas } = parseAnswer(routeSchema, again.route)
      return { to, data, value, gas, expiresAt: again.expiresAt }
    },
  }
  return provider
}

const chainOf = ({ caipNetworkId }: Network) => caipNetworkId.slice('eip155:'.length)

/** Of fees, each a part of one, in percent. */
function feeOf(all: readonly { readonly percentage: string }[]): string | undefined {
  const parts = all.map(({ percentage }) => (/^0?\.\d{1,18}$|^0$/.test(percentage) ? percentage : undefined))
  if (parts.includes(undefined)) return undefined
  const sum = parts.reduce((total, each) => total + toBillionths(each ?? '0'), 0n)
  return formatUnits(sum, 16)
}

const toBillionths = (part: string) => BigInt((part.split('.')[1] ?? '').padEnd(18, '0'))
