import * as z from 'zod/mini'
import { ModalError } from '../../../errors/ModalError.js'
import { evmAddressField, hexDataField, unitsField } from '../../../http/chainFields.js'
import { optionalField, parseResponse } from '../../../http/fields.js'
import type { Http } from '../../../http/http.js'
import type { CaipNetworkId } from '../../../types/caip.js'
import type { SwapPair, SwapProvider } from '../../../types/swap.js'
import { divide, round, toBigNumber, toPlainText } from '../../../utils/bigNumber.js'
import { ignoreNoRoute } from './ignoreNoRoute.js'
import { ROUTER_ADDRESSES } from './routerAddresses.js'

const ROUTE_LIFETIME_MS = 25_000
const LIST_LIFETIME_MS = 3_600_000

const DEADLINE_S = 1_200 // seconds

const NATIVE_COIN_ADDRESS = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

const CHAINS: Readonly<Record<CaipNetworkId, string>> = {
  'eip155:1': 'ethereum',
  'eip155:42161': 'arbitrum',
  'eip155:10': 'optimism',
  'eip155:324': 'zksync',
  'eip155:8453': 'base',
  'eip155:56': 'bsc',
  'eip155:137': 'polygon',
  'eip155:43114': 'avalanche',
  'eip155:250': 'fantom',
}

const routeSchema = z.object({
  data: z.object({
    routeSummary: z.looseObject({
      tokenIn: evmAddressField,
      tokenOut: evmAddressField,
      amountIn: unitsField,
      amountOut: unitsField,
      gas: optionalField(unitsField),
      extraFee: optionalField(
        z.object({
          feeAmount: z.string(),
          isInBps: z.boolean(),
          feeReceiver: z.string().check(z.refine((value) => value !== '')),
        }),
      ),
    }),
    routerAddress: evmAddressField,
  }),
})
const builtSchema = z.object({
  data: z.object({
    amountIn: unitsField,
    amountOut: unitsField,
    gas: optionalField(unitsField),
    data: hexDataField,
    routerAddress: evmAddressField,
    transactionValue: optionalField(unitsField),
  }),
})

/** Creates the provider of KyberSwap's keyless Aggregator API, https://docs.kyberswap.com. The API lists no tokens. */
export function createKyberSwapProvider(http: Http, source: string): SwapProvider {
  const toPath = ({ network }: Pick<SwapPair, 'network'>) => `/${CHAINS[network.caipNetworkId]}/api/v1`
  return {
    id: 'kyberswap',
    name: 'KyberSwap',
    supports: ({ caipNetworkId }) => Object.hasOwn(CHAINS, caipNetworkId),
    routers: ({ caipNetworkId }) => ROUTER_ADDRESSES.kyberswap[caipNetworkId] ?? [],
    tokens: async () => ({ tokens: [], expiresAt: Date.now() + LIST_LIFETIME_MS }),
    async quote(query) {
      const { from, to, amount, account, gasPrice, signal } = query
      const routeQuery = {
        tokenIn: from.address ?? NATIVE_COIN_ADDRESS,
        tokenOut: to.address ?? NATIVE_COIN_ADDRESS,
        amountIn: String(amount),
        gasInclude: true,
        gasPrice: gasPrice === undefined ? undefined : String(gasPrice),
        origin: account,
      }
      const answer = await http
        .getJson(`${toPath(query)}/routes`, { query: routeQuery, signal, retries: 0 })
        .catch(ignoreNoRoute)
      if (answer === undefined) return undefined
      const { routeSummary, routerAddress } = parseResponse(routeSchema, answer).data
      const { amountIn, amountOut, gas, extraFee, tokenIn, tokenOut } = routeSummary
      if (amountIn !== amount || !isSame(tokenIn, routeQuery.tokenIn) || !isSame(tokenOut, routeQuery.tokenOut)) {
        throw new ModalError('RESPONSE_INVALID', { message: 'This is the price of something else' })
      }
      const fee = extraFee?.isInBps && /^\d{1,5}$/.test(extraFee.feeAmount) ? extraFee.feeAmount : undefined
      return {
        toAmount: amountOut,
        gas,
        // KyberSwap gives some fees as an amount of a token, whose percentage is unknown.
        fee: extraFee === undefined ? '0' : fee && toPlainText(divide(fee, 100n, { places: 2 })),
        // KyberSwap signs its routes, and only accepts them unchanged.
        route: { summary: readSummary(answer), router: routerAddress },
        expiresAt: Date.now() + ROUTE_LIFETIME_MS,
      }
    },
    async allowance({ quote }) {
      return { spender: readRoute(quote.route).router, takesPermit: true, expiresAt: quote.expiresAt }
    },
    async build(query) {
      const { quote, account, slippage, permit, amount, from, signal } = query
      const { summary, router } = readRoute(quote.route)
      const body = {
        routeSummary: summary,
        sender: account,
        recipient: account,
        // KyberSwap expects the slippage in hundredths of a percent.
        slippageTolerance: round(toBigNumber(slippage).times(100), 0, 'down').toNumber(),
        deadline: Math.floor(Date.now() / 1000) + DEADLINE_S,
        source,
        permit: permit?.encoded,
      }
      const answer = await http.postJson(`${toPath(query)}/route/build`, body, { signal, retries: 1 })
      const built = parseResponse(builtSchema, answer).data
      if (built.amountIn !== amount || !isSame(built.routerAddress, router)) {
        throw new ModalError('RESPONSE_INVALID', { message: 'This is not the route that was offered' })
      }
      const value = built.transactionValue ?? (from.address === undefined ? amount : 0n)
      return {
        to: built.routerAddress,
        data: built.data,
        value,
        gas: built.gas,
        expiresAt: Date.now() + ROUTE_LIFETIME_MS,
      }
    },
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const summarySchema = z.object({ data: z.object({ routeSummary: z.record(z.string(), z.unknown()) }) })
const readSummary = (answer: unknown) => parseResponse(summarySchema, answer).data.routeSummary

const ownSchema = z.object({ summary: z.record(z.string(), z.unknown()), router: evmAddressField })
const readRoute = (route: unknown) => parseResponse(ownSchema, route)
