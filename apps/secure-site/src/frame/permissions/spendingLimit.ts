import type { Hex } from 'viem'
import * as z from 'zod/mini'
import type { EvmCall } from '../decode/describeCall'

const MOST_DIGITS = 78
const hex = z.templateLiteral(['0x', z.string()])
const amount = z.pipe(
  z.string().check(z.refine((value) => value.length <= MOST_DIGITS && /^\d+$/.test(value))),
  z.transform((value) => BigInt(value)),
)

/** Describes a spending limit. Times are in seconds. */
export const spendingLimitSchema = z.object({
  type: z.string(),
  /** Token contract in lower case; absent for the native coin. */
  token: z.optional(hex),
  amount,
  /** Seconds after which the amount is available again. Absent if it never is. */
  period: z.optional(z.int()),
  start: z.int(),
  spent: amount,
  /** Period in which `spent` was counted. */
  window: z.int(),
})

export type SpendingLimit = z.output<typeof spendingLimitSchema>

export const serializeSpendingLimit = (limit: SpendingLimit): z.input<typeof spendingLimitSchema> => ({
  ...limit,
  amount: String(limit.amount),
  spent: String(limit.spent),
})

export interface Spend {
  readonly token: Hex | undefined
  readonly amount: bigint
}

const TRANSFER = '0xa9059cbb'
/** Matches the calldata of `transfer(address,uint256)`, without bytes after it. */
const TRANSFER_DATA = /^0xa9059cbb0{24}[0-9a-f]{40}[0-9a-f]{64}$/

/** Reads a payment in the native coin, or a call of a token's `transfer` alone. Undefined for other calls. */
export function readSpend({ to, value, data }: EvmCall): Spend | undefined {
  if (to === undefined) return undefined
  const bytes = data.toLowerCase()
  // A call without data and value pays nothing, but costs a fee.
  if (bytes === '0x') return value > 0n ? { token: undefined, amount: value } : undefined
  if (value !== 0n || !TRANSFER_DATA.test(bytes)) return undefined
  const amount = BigInt(`0x${bytes.slice(TRANSFER.length + 64)}`)
  return amount > 0n ? { token: to.toLowerCase() as Hex, amount } : undefined
}

export function getRemaining(limit: SpendingLimit, now: number): bigint {
  if (now < limit.start) return 0n
  return limit.amount - getSpent(limit, now)
}

export const getSpent = (limit: SpendingLimit, now: number): bigint =>
  limit.window === windowOf(limit, now) ? limit.spent : 0n

/** Returns the updated limits, or undefined if any spend does not fit. */
export function addSpends(
  limits: readonly SpendingLimit[],
  spends: readonly Spend[],
  now: number,
): readonly SpendingLimit[] | undefined {
  let rest = limits
  for (const { token, amount: requested } of spends) {
    const limit = rest.find((each) => each.token === token)
    if (limit === undefined || requested <= 0n || requested > getRemaining(limit, now)) return undefined
    const after = { ...limit, spent: getSpent(limit, now) + requested, window: windowOf(limit, now) }
    rest = rest.map((each) => (each === limit ? after : each))
  }
  return rest
}

const windowOf = ({ period, start }: SpendingLimit, now: number): number =>
  period === undefined ? 0 : Math.floor((now - start) / period)
