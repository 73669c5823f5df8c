import { texts } from '../../texts/texts'
import type { ChainClient } from '../chain/createChainClient'
import { FrameError } from '../errors/FrameError'
import { type EvmFeeLimits, getMaxTip } from './gasLimits'

export interface GasPrice {
  readonly base: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

const withRoom = (base: bigint) => (base * 6n) / 5n

/** Rejects if the node's price exceeds the limit. */
export async function readGasPrice({ client }: ChainClient, limits: EvmFeeLimits): Promise<GasPrice> {
  const [{ baseFeePerGas: base }, reported] = await Promise.all([
    client.getBlock(),
    client.estimateMaxPriorityFeePerGas(),
  ])
  if (base === null) throw notSent(texts().calls.errors.noBaseFee)
  const tip = min(reported, getMaxTip(limits))
  const maxFeePerGas = withRoom(base) + tip
  if (maxFeePerGas > limits.price) throw createFeeTooHighError()
  return { base, maxFeePerGas, maxPriorityFeePerGas: tip }
}

/** Allows a fifth above the shown fee, as prices move while the user reads. */
export const getAllowedFee = (displayed: bigint): bigint => (displayed * 6n) / 5n

/** Caps the price by the allowed fee. Throws if the network requires more. */
export function capGasPrice(price: GasPrice, gas: bigint, allowed: bigint): GasPrice {
  if (price.base * gas > allowed) throw notSent(texts().calls.errors.feeRaised)
  const maxFeePerGas = gas === 0n ? price.maxFeePerGas : min(price.maxFeePerGas, allowed / gas)
  return { ...price, maxFeePerGas, maxPriorityFeePerGas: min(price.maxPriorityFeePerGas, maxFeePerGas) }
}

export const createFeeTooHighError = () => notSent(texts().calls.errors.feeTooHigh)

const TRANSACTION_REJECTED = -32003
const notSent = (message: string) => new FrameError(message, TRANSACTION_REJECTED)

const min = (one: bigint, other: bigint) => (one < other ? one : other)
