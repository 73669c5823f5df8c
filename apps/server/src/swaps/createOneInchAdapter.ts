import * as z from 'zod/mini'
import { UpstreamError } from '../http/requestJson'
import { addressField, dataField, parseTokens, unitsField } from './fields'
import { requestProvider } from './requestProvider'
import type { SwapProviderSettings } from './swapSchema'
import type { SwapAdapter } from './types'

const SERVICE = '1inch'
const MAX_LIST_BYTES = 20_000_000
/** Fee of a swap for which none was asked, in percent. */
const NO_FEE = '0'

const tokensSchema = z.object({ tokens: z.record(z.string(), z.unknown()) })
const quoteSchema = z.object({ dstAmount: unitsField })
const swapSchema = z.object({
  dstAmount: unitsField,
  tx: z.object({
    from: addressField,
    to: addressField,
    data: dataField,
    value: unitsField,
    gas: z.catch(z.optional(unitsField), undefined),
  }),
})

/**
 * Swaps by 1inch's Classic Swap API v6.1. Its answer names no least amount: that one is in the data alone.
 *
 * @see https://business.1inch.com/portal/documentation/apis/swap/classic-swap
 */
export function createOneInchAdapter(settings: SwapProviderSettings): SwapAdapter {
  const headers = { authorization: `Bearer ${settings.key ?? ''}` }
  const pathOf = (chain: string, call: string) => `/swap/v6.1/${chain}/${call}`
  return {
    async listTokens(chain) {
      const request = { path: pathOf(chain, 'tokens'), headers, maxBytes: MAX_LIST_BYTES }
      const answer = await requestProvider(settings, tokensSchema, request)
      return parseTokens(Object.values(answer?.tokens ?? {}))
    },
    async quote({ chain, from, to, amount }) {
      const query = { src: from, dst: to, amount: String(amount) }
      const answer = await requestProvider(settings, quoteSchema, { path: pathOf(chain, 'quote'), query, headers })
      return answer && { toAmount: answer.dstAmount, fee: NO_FEE }
    },
    async build({ chain, from, to, amount, user }, slippage) {
      const query = {
        ...{ src: from, dst: to, amount: String(amount), from: user, origin: user, receiver: user },
        // 1inch's own estimate fails while the token is not approved.
        ...{ slippage: String(slippage / 100), disableEstimate: 'true', allowPartialFill: 'false' },
      }
      const answer = await requestProvider(settings, swapSchema, { path: pathOf(chain, 'swap'), query, headers })
      if (answer === undefined) return undefined
      const { dstAmount, tx } = answer
      if (tx.from !== user) throw new UpstreamError(SERVICE)
      const { to: router, data, value, gas } = tx
      const sent = { to: router, data, value, gas: gas === 0n ? undefined : gas }
      return { ...sent, toAmount: dstAmount, fee: NO_FEE, least: undefined, spender: undefined }
    },
  }
}
