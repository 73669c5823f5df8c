import * as z from 'zod/mini'
import { ModalError } from '../../../errors/ModalError.js'
import { evmAddress, hexData, units } from '../../../services/data/chainFields.js'
import { optional, parseAnswer } from '../../../services/data/fields.js'
import type { Http } from '../../../services/http.js'
import type { CaipNetworkId } from '../../../types/caip.js'
import type { SwapPair, SwapProvider } from '../../../types/swap.js'
import { divide, round, toBigNumber, toPlainText } from '../../../utils/bigNumber.js'
import { unlessNone } from './answers.js'

/** Routes are for a few blocks. Milliseconds. */
const ROUTE_LIFE = 25_000
const LIST_LIFE = 3_600_000

/** Seconds that a transaction may take until it is in a block. */
const DEADLINE = 1_200

const COIN = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** What it calls networks of ours. */
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
      tokenIn: evmAddress,
      tokenOut: evmAddress,
      amountIn: units,
      amountOut: units,
      gas: optional(units),
      extraFee: optional(
        z.object({
          feeAmount: z.string(),
          isInBps: z.boolean(),
          feeReceiver: z.string().check(z.refine((value) => value !== '')),
        }),
      ),
    }),
    routerAddress: evmAddress,
  }),
})
const builtSchema = z.object({
  data: z.object({
    amountIn: units,
    amountOut: units,
    gas: optional(units),
    data: hexData,
    routerAddress: evmAddress,
    transactionValue: optional(units),
  }),
})

/**
 * KyberSwap's aggregator, which needs no key (https://docs.kyberswap.com, Aggregator API). It lists no tokens. Its routes are
 * handed back to it as they came.
 */
export function kyberswap(http: Http, source: string): SwapProvider {
  const pathOf = ({ network }: Pick<SwapPair, 'network'>) => `/${CHAINS[network.caipNetworkId]}/api/v1`
  return {
    id: 'kyberswap',
    name: 'KyberSwap',
    supports: ({ caipNetworkId }) => Object.hasOwn(CHAINS, caipNetworkId),
    tokens: async () => ({ tokens: [], expiresAt: Date.now() + LIST_LIFE }),
    async quote(query) {
      const { from, to, amount, account, gasPrice, signal } = query
      const asked = {
        tokenIn: from.address ?? COIN,
        tokenOut: to.address ?? COIN,
        amountIn: String(amount),
        gasInclude: true,
        gasPrice: gasPrice === undefined ? undefined : String(gasPrice),
        origin: account,
      }
      const answer = await http
        .getJson(`${pathOf(query)}/routes`, { query: asked, signal, retries: 0 })
        .catch(unlessNone)
      if (answer === undefined) return undefined
      const { routeSummary, routerAddress } = parseAnswer(routeSchema, answer).data
      const { amountIn, amountOut, gas, extraFee, tokenIn, tokenOut } = routeSummary
      if (amountIn !== amount || !isSame(tokenIn, asked.tokenIn) || !isSame(tokenOut, asked.tokenOut)) {
        throw new ModalError('RESPONSE_INVALID', { message: 'This is the price of something else' })
      }
      const fee = extraFee?.isInBps && /^\d{1,5}$/.test(extraFee.feeAmount) ? extraFee.feeAmount : undefined
      return {
        toAmount: amountOut,
        gas,
        // One that is an amount is not known in percent.
        fee: extraFee === undefined ? '0' : fee && toPlainText(divide(fee, 100n, { places: 2 })),
        // As it came: it is signed for.
        route: { summary: readSummary(answer), router: routerAddress },
        expiresAt: Date.now() + ROUTE_LIFE,
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
        // Hundredths of a percent.
        slippageTolerance: round(toBigNumber(slippage).times(100), 0, 'down').toNumber(),
        deadline: Math.floor(Date.now() / 1000) + DEADLINE,
        source,
        permit: permit?.encoded,
      }
      const answer = await http.postJson(`${pathOf(query)}/route/build`, body, { signal, retries: 1 })
      const built = parseAnswer(builtSchema, answer).data
      if (built.amountIn !== amount || !isSame(built.routerAddress, router)) {
        throw new ModalError('RESPONSE_INVALID', { message: 'This is not the route that was offered' })
      }
      const value = built.transactionValue ?? (from.address === undefined ? amount : 0n)
      return { to: built.routerAddress, data: built.data, value, gas: built.gas, expiresAt: Date.now() + ROUTE_LIFE }
    },
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const summarySchema = z.object({ data: z.object({ routeSummary: z.record(z.string(), z.unknown()) }) })
const readSummary = (answer: unknown) => parseAnswer(summarySchema, answer).data.routeSummary

const ownSchema = z.object({ summary: z.record(z.string(), z.unknown()), router: evmAddress })
const readRoute = (route: unknown) => parseAnswer(ownSchema, route)
