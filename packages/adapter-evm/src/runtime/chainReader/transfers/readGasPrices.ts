import type { FeeChoice } from '@foyer/core/adapter'
import type { Client, Transaction } from 'viem'
import { estimateMaxPriorityFeePerGas, getFeeHistory, getGasPrice } from 'viem/actions'
import { checkGasPrice, type GasPriceLimits, getGasPriceLimits, getMaxTip } from './feeLimits.js'

export interface GasPrice {
  readonly id: FeeChoice['id']
  readonly amount: bigint
  readonly most: bigint
  readonly fields:
    | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
    | { readonly gasPrice: bigint }
  readonly seconds?: number | undefined
}

const BLOCKS = 10

/** By speed: percentile of recent tips, maximum base fee in percent of the current one, and blocks until inclusion. */
const SPEEDS = [
  { id: 'slow', percentile: 10, room: 125n, blocks: 6 },
  { id: 'normal', percentile: 50, room: 150n, blocks: 2 },
  { id: 'fast', percentile: 90, room: 200n, blocks: 1 },
] as const

/**
 * Reads gas prices, slowest first; a single one if the chain has no base fee. Rejects with `FEE_TOO_HIGH` if the
 * slowest exceeds the limit.
 */
export async function readGasPrices(client: Client): Promise<readonly [GasPrice, ...GasPrice[]]> {
  const limits = getGasPriceLimits(client)
  const [first, ...others] = await readPrices(client, limits)
  checkGasPrice(first.most, 'gasPrice' in first.fields ? limits.flat : limits.price)
  return [first, ...others.filter(({ most }) => most <= limits.price)]
}

async function readPrices(client: Client, limits: GasPriceLimits): Promise<readonly [GasPrice, ...GasPrice[]]> {
  const history = await getFeeHistory(client, {
    blockCount: BLOCKS,
    rewardPercentiles: SPEEDS.map(({ percentile }) => percentile),
    // Older chains lack `eth_feeHistory`.
  }).catch(() => undefined)
  const base = history?.baseFeePerGas.at(-1)
  if (history === undefined || base === undefined) return onePrice(client)
  const tips = SPEEDS.map((_, index) => middle((history.reward ?? []).map((each) => each[index] ?? 0n)))
  // If all recent blocks are empty, the node suggests the tip.
  const least = tips.some((tip) => tip > 0n) ? 0n : await estimateMaxPriorityFeePerGas(client).catch(() => 0n)
  const blockTime = client.chain?.blockTime
  // A faster speed must not cost less than a slower one, although tips vary by block.
  let maxPriorityFeePerGas = least
  const most = getMaxTip(base, limits)
  const [slow, ...others] = SPEEDS.map(({ id, room, blocks }, index): GasPrice => {
    maxPriorityFeePerGas = min(maxBigInt(tips[index] ?? 0n, maxPriorityFeePerGas), most)
    const maxFeePerGas = (base * room) / 100n + maxPriorityFeePerGas
    return {
      id,
      amount: base + maxPriorityFeePerGas,
      most: maxFeePerGas,
      fields: { maxFeePerGas, maxPriorityFeePerGas },
      ...(blockTime && { seconds: Math.ceil((blocks * blockTime) / 1000) }),
    }
  })
  return slow ? [slow, ...others] : onePrice(client)
}

async function onePrice(client: Client): Promise<readonly [GasPrice]> {
  const gasPrice = await getGasPrice(client)
  return [{ id: 'normal', amount: gasPrice, most: gasPrice, fields: { gasPrice } }]
}

function middle(values: readonly bigint[]): bigint {
  const paid = values.filter((each) => each > 0n).sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  return paid[Math.floor(paid.length / 2)] ?? 0n
}

export const maxBigInt = (one: bigint, other: bigint) => (one > other ? one : other)
const min = (one: bigint, other: bigint) => (one < other ? one : other)

/**
 * Returns fees for a replacement: the current ones, at least 12.5 % above those before, because nodes require 10 to
 * 12.5 %.
 */
export function getReplacementFees(
  before: Pick<Transaction, 'gasPrice' | 'maxFeePerGas' | 'maxPriorityFeePerGas'>,
  now: GasPrice,
) {
  const more = (amount: bigint) => amount + amount / 8n + 1n
  if (before.maxFeePerGas === undefined || before.maxPriorityFeePerGas === undefined) {
    return { gasPrice: maxBigInt(more(before.gasPrice ?? 0n), now.most) }
  }
  const tip = 'gasPrice' in now.fields ? 0n : now.fields.maxPriorityFeePerGas
  return {
    maxFeePerGas: maxBigInt(more(before.maxFeePerGas), now.most),
    maxPriorityFeePerGas: maxBigInt(more(before.maxPriorityFeePerGas), tip),
  }
}
