import type { Chain } from '../createChain'
import { FrameError } from '../FrameError'
import { type GasLimits, mostTip } from './gasLimits'

/** What a unit of gas costs, in wei. */
export interface GasPrice {
  /** What the chain takes now: a transaction that pays less is not carried out. */
  readonly base: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/** So far the base may rise until a transaction is stuck. */
const withRoom = (base: bigint) => (base * 6n) / 5n

/** What a node says of it. Rejects where that is more than anybody pays. */
export async function readGasPrice({ client }: Chain, limits: GasLimits): Promise<GasPrice> {
  const [{ baseFeePerGas: base }, told] = await Promise.all([client.getBlock(), client.estimateMaxPriorityFeePerGas()])
  if (base === null) throw notSent('This network has no base fee, and this wallet knows no other kind.')
  const tip = min(told, mostTip(limits))
  const maxFeePerGas = withRoom(base) + tip
  if (maxFeePerGas > limits.price) throw tooHigh()
  return { base, maxFeePerGas, maxPriorityFeePerGas: tip }
}

/** What may be signed for what was shown: a fifth more, because fees move while somebody reads. */
export const allowedFor = (shown: bigint): bigint => (shown * 6n) / 5n

/** The price at which so much gas costs no more than was allowed. Throws where the network takes more than that now. */
export function within(price: GasPrice, gas: bigint, allowed: bigint): GasPrice {
  if (price.base * gas > allowed)
    throw notSent(
      'The network wants a higher fee now than the one you approved, so this was not sent. Try again later.',
    )
  const maxFeePerGas = gas === 0n ? price.maxFeePerGas : min(price.maxFeePerGas, allowed / gas)
  return { ...price, maxFeePerGas, maxPriorityFeePerGas: min(price.maxPriorityFeePerGas, maxFeePerGas) }
}

export const tooHigh = () => notSent('The network names a fee that nobody pays, so this was not sent.')

const TRANSACTION_REJECTED = -32003
const notSent = (message: string) => new FrameError(message, TRANSACTION_REJECTED)

const min = (one: bigint, other: bigint) => (one < other ? one : other)
