import { parseUnits } from '../../utils/parseUnits.js'
import type { SwapState } from './swapState.js'

/**
 * First reason why the swap form cannot be submitted. `fee`: too little remains for the network fee. `gas`: the gas
 * price is unknown, and so is the maximum amount. `tooLittle`, `tooLarge`: the provider does not accept this amount.
 * `priceless`: no provider has a quote. `waiting`: quotes are loading. `fails`: the simulated swap reverts. `moved`:
 * the simulated swap yields less than the minimum.
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

export function getSwapProblem({
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
