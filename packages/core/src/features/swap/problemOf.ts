import { parseUnits } from '../../utils/parseUnits.js'
import type { SwapState } from './state.js'

/**
 * What keeps a swap from being offered, the first of several. `fee`: nothing is left for the network fee. `gas`: how much of all
 * there is has to be left for it, nobody says. `tooLittle`,
 * `tooLarge`: no provider takes so little or so much. `priceless`: nobody has a price. `waiting`: prices are on their way.
 * `fails`: it was tried out. `moved`: tried out, less comes than was agreed to.
 */
export type SwapProblem =
  | 'network'
  | 'token'
  | 'amount'
  | 'tooMuch'
  | 'fee'
  | 'gas'
  | 'tooLittle'
  | 'tooLarge'
  | 'priceless'
  | 'waiting'
  | 'fails'
  | 'moved'

type Asked = Pick<
  SwapState,
  'support' | 'sourceToken' | 'toToken' | 'sourceTokenAmount' | 'nativeAmount' | 'quote' | 'simulation' | 'isMax'
>

export function problemOf({
  support,
  sourceToken,
  toToken,
  sourceTokenAmount,
  nativeAmount,
  quote,
  simulation,
  isMax,
}: Asked): SwapProblem | undefined {
  if (support === 'no') return 'network'
  if (!sourceToken || !toToken) return 'token'
  const amount = sourceTokenAmount === undefined ? undefined : parseUnits(sourceTokenAmount, sourceToken.decimals)
  if (!amount) {
    if (!isMax || sourceToken.address !== undefined || !sourceToken.amount) return 'amount'
    // All of it would be the fee.
    if (amount !== undefined) return 'fee'
    return quote.status === 'loading' ? 'waiting' : 'gas'
  }
  if (sourceToken.amount !== undefined && amount > sourceToken.amount) return 'tooMuch'
  const { best, status, limits } = quote
  if (limits?.least !== undefined && amount < limits.least) return 'tooLittle'
  if (limits?.most !== undefined && amount > limits.most) return 'tooLarge'
  if (!best) return status === 'failed' ? 'priceless' : 'waiting'
  const spent = (best.networkFee ?? 0n) + (sourceToken.address === undefined ? amount : 0n)
  if (nativeAmount !== undefined && spent > nativeAmount) return 'fee'
  if (simulation?.status === 'fails') return 'fails'
  return simulation?.status === 'succeeds' && simulation.isPastSlippage ? 'moved' : undefined
}
