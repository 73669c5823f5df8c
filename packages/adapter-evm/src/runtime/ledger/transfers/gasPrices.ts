import type { FeeChoice } from '@foyer/core/adapter'
import type { Client, Transaction } from 'viem'
import { estimateMaxPriorityFeePerGas, getFeeHistory, getGasPrice } from 'viem/actions'
import { checkPrice, limitsOf, mostTip, type PriceLimits } from './feeLimits.js'

/** What one unit of gas costs at one speed. */
export interface GasPrice {
  readonly id: FeeChoice['id']
  /** What will probably be taken. */
  readonly amount: bigint
  /** The most that may be. */
  readonly most: bigint
  /** How a transaction says so. */
  readonly fields:
    | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
    | { readonly gasPrice: bigint }
  readonly seconds?: number | undefined
}

const BLOCKS = 10

/**
 * What others paid on top in the last blocks, by share of their gas; how far the base fee may rise until a transaction is
 * stuck, in hundredths; in about how many blocks it is included.
 */
const SPEEDS = [
  { id: 'slow', percentile: 10, room: 125n, blocks: 6 },
  { id: 'normal', percentile: 50, room: 150n, blocks: 2 },
  { id: 'fast', percentile: 90, room: 200n, blocks: 1 },
] as const

/**
 * Slowest first. One where the chain has no base fee. Rejects with `FEE_TOO_HIGH` where the node says that the slowest is more
 * than anybody pays.
 */
export async function gasPrices(client: Client): Promise<readonly [GasPrice, ...GasPrice[]]> {
  const limits = limitsOf(client)
  const [first, ...others] = await readPrices(client, limits)
  checkPrice(first.most, 'gasPrice' in first.fields ? limits.flat : limits.price)
  return [first, ...others.filter(({ most }) => most <= limits.price)]
}

async function readPrices(client: Client, limits: PriceLimits): Promise<readonly [GasPrice, ...GasPrice[]]> {
  const history = await getFeeHistory(client, {
    blockCount: BLOCKS,
    rewardPercentiles: SPEEDS.map(({ percentile }) => percentile),
    // Old chains do not know the question.
  }).catch(() => undefined)
  const base = history?.baseFeePerGas.at(-1)
  if (history === undefined || base === undefined) return onePrice(client)
  const tips = SPEEDS.map((_, index) => middle((history.reward ?? []).map((each) => each[index] ?? 0n)))
  // Nobody was there to learn from.
  const least = tips.some((tip) => tip > 0n) ? 0n : await estimateMaxPriorityFeePerGas(client).catch(() => 0n)
  const blockTime = client.chain?.blockTime
  // Blocks differ in which of them paid anything: a faster one is never cheaper for that.
  let maxPriorityFeePerGas = least
  const most = mostTip(base, limits)
  const [slow, ...others] = SPEEDS.map(({ id, room, blocks }, index): GasPrice => {
    maxPriorityFeePerGas = min(max(tips[index] ?? 0n, maxPriorityFeePerGas), most)
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

/** The median, of what is not nothing: an empty block says nothing of what is paid. */
function middle(values: readonly bigint[]): bigint {
  const paid = values.filter((each) => each > 0n).sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  return paid[Math.floor(paid.length / 2)] ?? 0n
}

export const max = (one: bigint, other: bigint) => (one > other ? one : other)
const min = (one: bigint, other: bigint) => (one < other ? one : other)

/** What is usual now, and an eighth more than before at least: nodes want 10 %, some 12.5. */
export function raise(before: Pick<Transaction, 'gasPrice' | 'maxFeePerGas' | 'maxPriorityFeePerGas'>, now: GasPrice) {
  const more = (amount: bigint) => amount + amount / 8n + 1n
  if (before.maxFeePerGas === undefined || before.maxPriorityFeePerGas === undefined) {
    return { gasPrice: max(more(before.gasPrice ?? 0n), now.most) }
  }
  const tip = 'gasPrice' in now.fields ? 0n : now.fields.maxPriorityFeePerGas
  return {
    maxFeePerGas: max(more(before.maxFeePerGas), now.most),
    maxPriorityFeePerGas: max(more(before.maxPriorityFeePerGas), tip),
  }
}
