import { formatAmountRoundedDown, formatAmountRoundedUp } from '../decode/formatAmount'
import type { ReviewWarning } from '../decode/review'
import { isTransientError } from '../errors/isTransientError'
import { toUserMessage } from '../errors/toUserMessage'
import { getEvmFeeLimits, isFeeTooHigh, sumCoinPayments } from '../fees/gasLimits'
import { createFeeTooHighError, getAllowedFee, readGasPrice } from '../fees/gasPrice'
import { prepareUserOperation, sumGasLimits } from '../smart/prepareUserOperation'
import type { EvmSigner } from './readSigner'
import type { TransactionRequest } from './readTransaction'
import type { EvmRpcCall } from './types'

type Call = Omit<TransactionRequest, 'from'>

const NATIVE_DECIMALS = 18
const UNKNOWN_GAS = 500_000n
const TOO_LITTLE = 'This will probably fail: you don’t have enough for the amount and the fee.'
const OUT_OF_SCALE = 'The fee is more than half of the amount.'

export interface FeeEstimate {
  readonly fee: string
  readonly warnings: readonly ReviewWarning[]
  /** Maximum fee in wei per call; in total for a smart account. */
  readonly allowed: readonly bigint[]
}

/** Estimates the fee, its maximum, and a likely failure. Rejects without a response, and for excessive fees. */
export async function estimateFee(call: EvmRpcCall, signer: EvmSigner, calls: readonly Call[]): Promise<FeeEstimate> {
  const { chain, network } = call
  const limits = getEvmFeeLimits(network)
  const [{ maxFeePerGas }, balance, tried] = await Promise.all([
    readGasPrice(chain, limits),
    chain.client.getBalance({ address: signer.address }),
    tryCalls(call, signer, calls),
  ])
  const costs = tried.map(({ gas }) => gas * maxFeePerGas)
  const allowed = costs.map(getAllowedFee)
  const [cost, most] = [sum(costs), sum(allowed)]
  if (isFeeTooHigh(most, limits)) throw createFeeTooHighError()
  const isRough = signer.smart !== undefined || tried.some(({ failure }) => failure !== undefined)
  const text = isRough
    ? `at most ${formatAmountRoundedUp(most, NATIVE_DECIMALS)}`
    : `about ${formatAmountRoundedDown(cost, NATIVE_DECIMALS)}`
  const failure = tried.find((each) => each.failure !== undefined)?.failure
  const isShort = sum(calls.map(({ value }) => value)) + cost > balance
  const warnings: ReviewWarning[] = [
    ...(failure ? [{ level: 'warn' as const, text: `This will probably fail. ${failure}` }] : []),
    ...(!failure && isShort ? [{ level: 'warn' as const, text: TOO_LITTLE }] : []),
    ...(isFeeTooHigh(cost, limits, sumCoinPayments(calls)) ? [{ level: 'bad' as const, text: OUT_OF_SCALE }] : []),
  ]
  return { fee: `${text} ${network.symbol}`, warnings, allowed }
}

interface Tried {
  readonly gas: bigint
  readonly failure?: string | undefined
}

async function tryCalls(
  { chain }: EvmRpcCall,
  { address, smart }: EvmSigner,
  calls: readonly Call[],
): Promise<readonly Tried[]> {
  if (smart) return [{ gas: sumGasLimits(await prepareUserOperation(smart, calls, chain)) }]
  return Promise.all(
    calls.map(async ({ to, value, data, gas }): Promise<Tried> => {
      if (gas !== undefined) return { gas }
      try {
        return { gas: await chain.client.estimateGas({ account: address, to, value, data }) }
      } catch (error) {
        if (isTransientError(error)) throw error
        return { gas: UNKNOWN_GAS, failure: toUserMessage(error) }
      }
    }),
  )
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n)
