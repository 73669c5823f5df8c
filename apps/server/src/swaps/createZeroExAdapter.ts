import { decodeFunctionData, isHex, parseAbi, zeroAddress } from 'viem'
import * as z from 'zod/mini'
import { UpstreamError } from '../http/requestJson'
import { addressField, dataField, formatPercent, unitsField } from './fields'
import { requestProvider } from './requestProvider'
import type { SwapProviderSettings } from './swapSchema'
import { NATIVE_COIN, type SwapAdapter, type SwapOrder } from './types'

const SERVICE = '0x'
const NO_FEE = '0'

/** @see https://github.com/0xProject/0x-settler `IAllowanceHolder` and `ISettlerTakerSubmitted`. */
const abi = parseAbi([
  'function exec(address operator, address token, uint256 amount, address target, bytes data)',
  'struct Slippage { address recipient; address buyToken; uint256 minAmountOut; }',
  'function execute(Slippage slippage, bytes[] actions, bytes32 zid)',
])

const feeSchema = z.nullish(z.object({ amount: unitsField, token: addressField }))
const priceSchema = z.object({
  liquidityAvailable: z.literal(true),
  sellToken: addressField,
  buyToken: addressField,
  sellAmount: unitsField,
  buyAmount: unitsField,
  minBuyAmount: unitsField,
  fees: z.optional(z.object({ zeroExFee: feeSchema, integratorFee: feeSchema })),
  allowanceTarget: z.nullish(addressField),
})
const emptySchema = z.object({ liquidityAvailable: z.literal(false) })
const quoteSchema = z.extend(priceSchema, {
  transaction: z.object({
    to: addressField,
    data: dataField,
    value: unitsField,
    gas: z.catch(z.nullish(unitsField), undefined),
  }),
})

/**
 * Swaps by 0x's Swap API v2 with allowances to `AllowanceHolder`. 0x has no list of tokens.
 *
 * @see https://0x.org/docs/api
 */
export function createZeroExAdapter(settings: SwapProviderSettings): SwapAdapter {
  const headers = { '0x-api-key': settings.key ?? '', '0x-version': 'v2' }
  const request = async <T extends z.output<typeof priceSchema>>(
    call: 'price' | 'quote',
    schema: z.ZodMiniType<T>,
    { chain, from, to, amount, user }: SwapOrder,
    more: Readonly<Record<string, string>> = {},
  ): Promise<T | undefined> => {
    const query = { chainId: chain, sellToken: from, buyToken: to, sellAmount: String(amount), taker: user, ...more }
    const path = `/swap/allowance-holder/${call}`
    const answer = await requestProvider(settings, z.union([schema, emptySchema]), { path, query, headers })
    if (answer === undefined || !answer.liquidityAvailable) return undefined
    if (answer.sellToken !== from || answer.buyToken !== to || answer.sellAmount !== amount)
      throw new UpstreamError(SERVICE)
    return answer
  }
  return {
    async quote(order) {
      const answer = await request('price', priceSchema, order)
      return answer && { toAmount: answer.buyAmount, fee: sumFees(answer) }
    },
    async build(order, slippage) {
      const answer = await request('quote', quoteSchema, order, { slippageBps: String(slippage) })
      if (answer === undefined) return undefined
      const { to, data, value, gas } = answer.transaction
      checkData(data, order)
      return {
        ...{ to, data, value, gas: gas ?? undefined, toAmount: answer.buyAmount, fee: sumFees(answer) },
        ...{ least: answer.minBuyAmount, spender: answer.allowanceTarget ?? undefined },
      }
    },
  }
}

/**
 * Rejects data that takes another token or amount than the order's, or that pays out to another account. Settler leaves
 * recipient and token empty where its last action pays the user out.
 */
function checkData(data: string, { from, to, amount, user }: SwapOrder): void {
  const exec = decode(data)
  if (exec?.functionName !== 'exec') throw new UpstreamError(SERVICE)
  const [, token, taken] = exec.args
  // A swap of the native coin must not use an allowance that is left from another swap.
  const isSold =
    from === NATIVE_COIN
      ? taken === 0n || [NATIVE_COIN, zeroAddress].includes(token.toLowerCase())
      : token.toLowerCase() === from && taken === amount
  if (!isSold) throw new UpstreamError(SERVICE)
  const execute = decode(exec.args[4])
  if (execute?.functionName !== 'execute') throw new UpstreamError(SERVICE)
  const [{ recipient, buyToken, minAmountOut }] = execute.args
  const isEmpty = BigInt(buyToken) === 0n && minAmountOut === 0n
  if (!isEmpty && (recipient.toLowerCase() !== user || buyToken.toLowerCase() !== to)) throw new UpstreamError(SERVICE)
}

function decode(data: string) {
  if (!isHex(data)) return undefined
  try {
    return decodeFunctionData({ abi, data })
  } catch {
    return undefined
  }
}

function sumFees({ sellAmount, buyAmount, sellToken, buyToken, fees }: z.output<typeof priceSchema>) {
  const given = [fees?.zeroExFee, fees?.integratorFee].flatMap((fee) => fee ?? [])
  if (given.length === 0) return NO_FEE
  const sumOf = (token: string) => given.reduce((sum, fee) => sum + (fee.token === token ? fee.amount : 0n), 0n)
  const [sold, bought] = [sumOf(sellToken), sumOf(buyToken)]
  if (sold > 0n && bought > 0n) return undefined
  return sold > 0n ? formatPercent(sold, sellAmount) : formatPercent(bought, buyAmount + bought)
}
