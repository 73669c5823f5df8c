import { texts } from '../../texts/texts'
import { formatAmountRoundedDown, formatAmountRoundedUp, SMALLEST_SHOWN_AMOUNT } from '../decode/formatAmount'
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
  const failure = tried.find((each) => each.failure !== undefined)?.failure
  const isShort = sum(calls.map(({ value }) => value)) + cost > balance
  const { fee } = texts().calls
  const warnings: ReviewWarning[] = [
    ...(failure ? [{ level: 'warn' as const, text: fee.probablyFails(failure) }] : []),
    ...(!failure && isShort ? [{ level: 'warn' as const, text: fee.tooLittle }] : []),
    ...(isFeeTooHigh(cost, limits, sumCoinPayments(calls))
      ? [{ level: 'bad' as const, text: fee.overHalfOfAmount }]
      : []),
  ]
  const { symbol } = network
  const text = isRough
    ? fee.atMost(`${formatAmountRoundedUp(most, NATIVE_DECIMALS)} ${symbol}`)
    : describeEstimate(formatAmountRoundedDown(cost, NATIVE_DECIMALS), symbol)
  return { fee: text, warnings, allowed }
}

function describeEstimate(amount: string | undefined, symbol: string): string {
  const { about, aboutLessThan } = texts().calls.fee
  return amount === undefined ? aboutLessThan(`${SMALLEST_SHOWN_AMOUNT} ${symbol}`) : about(`${amount} ${symbol}`)
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
