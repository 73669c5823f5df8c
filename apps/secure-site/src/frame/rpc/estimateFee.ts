import { formatAbout, formatAtMost } from '../decode/formatAmount'
import type { Warning } from '../decode/review'
import { coinsOf, gasLimitsOf, isTooHigh } from '../fees/gasLimits'
import { allowedFor, readGasPrice, tooHigh } from '../fees/gasPrice'
import { isTrouble } from '../isTrouble'
import { gasOf, prepareOperation } from '../smart/prepareOperation'
import { toWords } from '../toWords'
import type { Signer } from './readSigner'
import type { ReadTransaction } from './readTransaction'
import type { EvmRpcCall } from './types'

type Call = Omit<ReadTransaction, 'from'>

const NATIVE_DECIMALS = 18
/** For a call that cannot be tried: more than most take. */
const UNKNOWN_GAS = 500_000n
const TOO_LITTLE = 'This will fail: you do not have enough for the amount and the fee.'
const OUT_OF_SCALE = 'The fee is more than half of what is sent.'

export interface FeeEstimate {
  /** As it is shown. */
  readonly fee: string
  readonly warnings: readonly Warning[]
  /** The most that may be signed for each call; of a smart account, for all of them. Wei. */
  readonly allowed: readonly bigint[]
}

/**
 * About what calls cost, and what their signatures are held to; and why they would fail, which is worth knowing before. Rejects when
 * no answer comes, and when the network names a fee that nobody pays.
 */
export async function estimateFee(call: EvmRpcCall, signer: Signer, calls: readonly Call[]): Promise<FeeEstimate> {
  const { chain, network } = call
  const limits = gasLimitsOf(network)
  const [{ maxFeePerGas }, balance, tried] = await Promise.all([
    readGasPrice(chain, limits),
    chain.client.getBalance({ address: signer.address }),
    tryCalls(call, signer, calls),
  ])
  const costs = tried.map(({ gas }) => gas * maxFeePerGas)
  const allowed = costs.map(allowedFor)
  const [cost, most] = [sum(costs), sum(allowed)]
  if (isTooHigh(most, limits)) throw tooHigh()
  const isRough = signer.smart !== undefined || tried.some(({ failure }) => failure !== undefined)
  const text = isRough
    ? `at most ${formatAtMost(most, NATIVE_DECIMALS)}`
    : `about ${formatAbout(cost, NATIVE_DECIMALS)}`
  const failure = tried.find((each) => each.failure !== undefined)?.failure
  const isShort = sum(calls.map(({ value }) => value)) + cost > balance
  const warnings: Warning[] = [
    ...(failure ? [{ level: 'warn' as const, text: `This will probably fail. ${failure}` }] : []),
    ...(!failure && isShort ? [{ level: 'warn' as const, text: TOO_LITTLE }] : []),
    ...(isTooHigh(cost, limits, coinsOf(calls)) ? [{ level: 'bad' as const, text: OUT_OF_SCALE }] : []),
  ]
  return { fee: `${text} ${network.symbol}`, warnings, allowed }
}

interface Tried {
  readonly gas: bigint
  /** In words: why it would fail. */
  readonly failure?: string | undefined
}

async function tryCalls(
  { chain }: EvmRpcCall,
  { address, smart }: Signer,
  calls: readonly Call[],
): Promise<readonly Tried[]> {
  if (smart) return [{ gas: gasOf(await prepareOperation(smart, calls, chain)) }]
  return Promise.all(
    calls.map(async ({ to, value, data, gas }): Promise<Tried> => {
      if (gas !== undefined) return { gas }
      try {
        return { gas: await chain.client.estimateGas({ account: address, to, value, data }) }
      } catch (error) {
        if (isTrouble(error)) throw error
        return { gas: UNKNOWN_GAS, failure: toWords(error) }
      }
    }),
  )
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n)
