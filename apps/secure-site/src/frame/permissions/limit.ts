import type { Hex } from 'viem'
import * as z from 'zod/mini'
import type { EvmCall } from '../decode/describeCall'

const MOST_DIGITS = 78
const hex = z.templateLiteral(['0x', z.string()])
const amount = z.pipe(
  z.string().check(z.refine((value) => value.length <= MOST_DIGITS && /^\d+$/.test(value))),
  z.transform((value) => BigInt(value)),
)

/** How much of one thing may go, and how much of it has gone. Times are seconds. */
export const limitSchema = z.object({
  /** As the site has asked for it (ERC-7715). */
  type: z.string(),
  /** In small letters. Absent: the native coin. */
  token: z.optional(hex),
  amount,
  /** The amount is whole again after each. Absent: it is all there is. */
  period: z.optional(z.int()),
  start: z.int(),
  spent: amount,
  /** The period in which `spent` was. */
  window: z.int(),
})

export type Limit = z.output<typeof limitSchema>

/** As it is kept. */
export const packLimit = (limit: Limit): z.input<typeof limitSchema> => ({
  ...limit,
  amount: String(limit.amount),
  spent: String(limit.spent),
})

/** What is sent of one thing. */
export interface Spend {
  readonly token: Hex | undefined
  readonly amount: bigint
}

const TRANSFER = '0xa9059cbb'
/** The function, an address and an amount, each in a word, and not a byte more. */
const TRANSFER_DATA = /^0xa9059cbb0{24}[0-9a-f]{40}[0-9a-f]{64}$/

/** What a call sends, where that is all that it does: coins without data, or `transfer` of a token exactly. Undefined: it does more. */
export function readSpend({ to, value, data }: EvmCall): Spend | undefined {
  if (to === undefined) return undefined
  const bytes = data.toLowerCase()
  // Nothing at all would still cost a fee.
  if (bytes === '0x') return value > 0n ? { token: undefined, amount: value } : undefined
  if (value !== 0n || !TRANSFER_DATA.test(bytes)) return undefined
  const amount = BigInt(`0x${bytes.slice(TRANSFER.length + 64)}`)
  return amount > 0n ? { token: to.toLowerCase() as Hex, amount } : undefined
}

/** What is left of it now. Seconds. */
export function leftOf(limit: Limit, now: number): bigint {
  if (now < limit.start) return 0n
  return limit.amount - spentOf(limit, now)
}

/** What has gone of what there is now. */
export const spentOf = (limit: Limit, now: number): bigint => (limit.window === windowOf(limit, now) ? limit.spent : 0n)

/** The limits after all of that has gone, or undefined where one of it does not fit. */
export function take(limits: readonly Limit[], spends: readonly Spend[], now: number): readonly Limit[] | undefined {
  let rest = limits
  for (const { token, amount: wanted } of spends) {
    const limit = rest.find((each) => each.token === token)
    if (limit === undefined || wanted <= 0n || wanted > leftOf(limit, now)) return undefined
    const after = { ...limit, spent: spentOf(limit, now) + wanted, window: windowOf(limit, now) }
    rest = rest.map((each) => (each === limit ? after : each))
  }
  return rest
}

const windowOf = ({ period, start }: Limit, now: number): number =>
  period === undefined ? 0 : Math.floor((now - start) / period)
