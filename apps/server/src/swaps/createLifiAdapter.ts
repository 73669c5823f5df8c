import * as z from 'zod/mini'
import { UpstreamError } from '../http/requestJson'
import { addressField, dataField, formatPercent, parseTokens, unitsField } from './fields'
import { requestProvider } from './requestProvider'
import type { SwapProviderSettings } from './swapSchema'
import { NATIVE_COIN, type SwapAdapter, type SwapOrder } from './types'

const SERVICE = 'lifi'
const LIFI_COIN = '0x0000000000000000000000000000000000000000'
const MAX_LIST_BYTES = 20_000_000
const SHARE_DECIMALS = 18
/** Slippage of quotes, in hundredths of a percent: their amount is the one before slippage. */
const QUOTE_SLIPPAGE = 100

const chainField = z.pipe(unitsField, z.transform(String))
const tokensSchema = z.object({ tokens: z.record(z.string(), z.array(z.unknown())) })
const shareField = z.string().check(z.regex(/^(0|0?\.\d{1,18})$/))
const tokenField = z.object({ address: addressField })
const quoteSchema = z.object({
  action: z.object({
    fromAmount: unitsField,
    fromChainId: chainField,
    toChainId: chainField,
    fromToken: tokenField,
    toToken: tokenField,
  }),
  estimate: z.object({
    toAmount: unitsField,
    toAmountMin: unitsField,
    approvalAddress: addressField,
    feeCosts: z.catch(z.optional(z.array(z.object({ percentage: shareField })).check(z.maxLength(50))), undefined),
  }),
  transactionRequest: z.object({
    from: addressField,
    to: addressField,
    data: dataField,
    value: unitsField,
    chainId: chainField,
    gasLimit: z.catch(z.optional(unitsField), undefined),
  }),
})

/**
 * Swaps by LI.FI, within one network.
 *
 * @see https://docs.li.fi/api-reference/introduction
 */
export function createLifiAdapter(settings: SwapProviderSettings): SwapAdapter {
  const { key, integrator } = settings
  const headers = key === undefined ? {} : { 'x-lifi-api-key': key }
  const toLifi = (token: string) => (token === NATIVE_COIN ? LIFI_COIN : token)

  const build = async (order: SwapOrder, slippage: number) => {
    const { chain, from, to, amount, user } = order
    const query = {
      ...{ fromChain: chain, toChain: chain, fromToken: toLifi(from), toToken: toLifi(to) },
      ...{ fromAddress: user, toAddress: user, fromAmount: String(amount), slippage: String(slippage / 10_000) },
      ...(integrator !== undefined && { integrator }),
    }
    const answer = await requestProvider(settings, quoteSchema, { path: '/v1/quote', query, headers })
    if (answer === undefined) return undefined
    const { action, estimate, transactionRequest: transaction } = answer
    const isOrder =
      [action.fromChainId, action.toChainId, transaction.chainId].every((each) => each === chain) &&
      action.fromToken.address === toLifi(from) &&
      action.toToken.address === toLifi(to) &&
      action.fromAmount === amount &&
      transaction.from === user
    if (!isOrder) throw new UpstreamError(SERVICE)
    return {
      toAmount: estimate.toAmount,
      fee: estimate.feeCosts && sumFees(estimate.feeCosts.map(({ percentage }) => percentage)),
      least: estimate.toAmountMin,
      spender: estimate.approvalAddress,
      to: transaction.to,
      data: transaction.data,
      value: transaction.value,
      gas: transaction.gasLimit,
    }
  }
  return {
    async listTokens(chain) {
      const query = { chains: chain }
      const request = { path: '/v1/tokens', query, headers, maxBytes: MAX_LIST_BYTES }
      const answer = await requestProvider(settings, tokensSchema, request)
      const tokens = parseTokens(answer?.tokens[chain] ?? [])
      return tokens.map((token) => (token.address === LIFI_COIN ? { ...token, address: NATIVE_COIN } : token))
    },
    quote: (order) => build(order, QUOTE_SLIPPAGE),
    build,
  }
}

function sumFees(shares: readonly string[]): string | undefined {
  const parts = shares.map((share) => BigInt((share.split('.')[1] ?? '').padEnd(SHARE_DECIMALS, '0')))
  return formatPercent(
    parts.reduce((sum, part) => sum + part, 0n),
    10n ** BigInt(SHARE_DECIMALS),
  )
}
