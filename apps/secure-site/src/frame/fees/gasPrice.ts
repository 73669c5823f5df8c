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
  if (base === null) throw notSent('This wallet doesn’t support networks without a base fee.')
  const tip = min(reported, getMaxTip(limits))
  const maxFeePerGas = withRoom(base) + tip
  if (maxFeePerGas > limits.price) throw createFeeTooHighError()
  return { base, maxFeePerGas, maxPriorityFeePerGas: tip }
}

/** Allows a fifth above the shown fee, as prices move while the user reads. */
export const getAllowedFee = (displayed: bigint): bigint => (displayed * 6n) / 5n

/** Caps the price by the allowed fee. Throws if the network requires more. */
export function capGasPrice(price: GasPrice, gas: bigint, allowed: bigint): GasPrice {
  if (price.base * gas > allowed)
    throw notSent('The network fee is now higher than you approved, so this wasn’t sent. Try again later.')
  const maxFeePerGas = gas === 0n ? price.maxFeePerGas : min(price.maxFeePerGas, allowed / gas)
  return { ...price, maxFeePerGas, maxPriorityFeePerGas: min(price.maxPriorityFeePerGas, maxFeePerGas) }
}

export const createFeeTooHighError = () => notSent('The network fee is unrealistically high, so this wasn’t sent.')

const TRANSACTION_REJECTED = -32003
const notSent = (message: string) => new FrameError(message, TRANSACTION_REJECTED)

const min = (one: bigint, other: bigint) => (one < other ? one : other)
