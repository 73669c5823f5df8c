import type { Hex } from 'viem'
import * as z from 'zod/mini'
import { FrameError, invalidParams } from '../FrameError'
import { evmAddress } from '../rpc/readTransaction'
import type { Limit } from './limit'

/** What a site asks to be allowed, understood to the last field. Nothing is granted of which a part would be passed over. */
export interface Wanted {
  /** The account, where the site names one. */
  readonly address: string | undefined
  readonly chainId: number | undefined
  /** Seconds. */
  readonly expiry: number
  readonly limits: readonly Limit[]
  readonly justification: string | undefined
  /** To be told back. */
  readonly asked: { readonly permissions: readonly { readonly type: string; readonly data: unknown }[] }
}

const HOUR = 3600
const YEAR = 366 * 24 * HOUR
/** Nobody has this much of anything. */
const UNLIMITED = 2n ** 128n
const MOST_LIMITS = 10
const LONGEST_REASON = 200

const quantity = z.pipe(
  z.union([
    z.string().check(z.refine((value) => /^(0x[\da-fA-F]{1,64}|\d{1,78})$/.test(value))),
    z.number().check(z.refine((value) => Number.isSafeInteger(value) && value >= 0)),
  ]),
  z.transform((value: string | number) => BigInt(value)),
)
const number = z.pipe(quantity, z.transform(Number))
const some = {
  startTime: z.nullish(number),
  justification: z.nullish(z.string().check(z.maxLength(LONGEST_REASON))),
}
const once = { ...some, allowance: z.optional(quantity), allowanceAmount: z.optional(quantity) }
const periodic = { ...some, periodAmount: quantity, periodDuration: number }

/** The kinds that are enforced to the unit, with the fields that each may have. */
const kinds = {
  'native-token-transfer': z.strictObject(once),
  'native-token-allowance': z.strictObject(once),
  'native-token-periodic': z.strictObject(periodic),
  'erc20-token-transfer': z.strictObject({ ...once, address: evmAddress }),
  'erc20-token-allowance': z.strictObject({ ...once, tokenAddress: evmAddress }),
  'erc20-token-periodic': z.strictObject({ ...periodic, tokenAddress: evmAddress }),
} as const

/** Names of the kinds (ERC-7715). */
export const PERMISSION_TYPES = Object.keys(kinds)
export const RULE_TYPES = ['expiry']

const nobodyElse = z.optional(z.strictObject({ type: z.literal('wallet'), data: z.optional(z.unknown()) }))
const permission = z.strictObject({
  type: z.string(),
  data: z.optional(z.unknown()),
  isAdjustmentAllowed: z.optional(z.boolean()),
  required: z.optional(z.boolean()),
})
const chainId = z.optional(number)
const older = z.strictObject({
  chainId,
  address: z.optional(evmAddress),
  expiry: z.optional(number),
  signer: nobodyElse,
  permissions: z.array(permission).check(z.minLength(1), z.maxLength(MOST_LIMITS)),
  policies: z.optional(z.array(z.unknown()).check(z.maxLength(0))),
})
const newer = z.strictObject({
  chainId,
  from: z.optional(evmAddress),
  address: z.optional(evmAddress),
  to: z.optional(evmAddress),
  signer: nobodyElse,
  permission,
  rules: z.nullish(
    z
      .array(
        z.strictObject({
          type: z.literal('expiry'),
          isAdjustmentAllowed: z.optional(z.boolean()),
          data: z.strictObject({ timestamp: number }),
        }),
      )
      .check(z.maxLength(1)),
  ),
})

/** `wallet_grantPermissions`, as ERC-7715 had it. Throws -32602 for what would not be enforced. */
export function readOlder(params: unknown, now: number): Wanted {
  const read = z.safeParse(z.tuple([older], z.unknown()), params)
  if (!read.success) throw invalidParams(WHY)
  const [{ address, chainId, expiry, permissions }] = read.data
  return toWanted({ address, chainId, expiry, permissions }, now)
}

/** `wallet_requestExecutionPermissions` (ERC-7715): a permission each. Throws -32602 for what would not be enforced. */
export function readNewer(params: unknown, now: number): readonly Wanted[] {
  const read = z.safeParse(z.array(newer).check(z.minLength(1), z.maxLength(MOST_LIMITS)), params)
  if (!read.success) throw invalidParams(WHY)
  return read.data.map(({ from, address = from, to, chainId, permission: one, rules }) => {
    // Who else it is for would have to ask the account's contract, which knows nothing of it.
    if (to !== undefined && to.toLowerCase() !== address?.toLowerCase())
      throw invalidParams('This wallet allows a site, and no other account: "to" must be the account itself.')
    return toWanted({ address, chainId, expiry: rules?.[0]?.data.timestamp, permissions: [one] }, now)
  })
}

const WHY = 'The permissions are not valid, or ask for what this wallet would not enforce.'

interface Given {
  readonly address: string | undefined
  readonly chainId: number | undefined
  readonly expiry: number | undefined
  readonly permissions: readonly z.output<typeof permission>[]
}

function toWanted({ expiry, permissions, ...rest }: Given, now: number): Wanted {
  if (expiry === undefined) throw invalidParams('A permission needs an end: say when it expires.')
  if (expiry <= now) throw invalidParams('This permission would be over already.')
  if (expiry > now + YEAR) throw invalidParams('A permission ends within a year.')
  const read = permissions.map((each) => readPermission(each, now))
  const limits = read.map(({ limit }) => limit)
  const tokens = new Set(limits.map(({ token }) => token))
  if (tokens.size < limits.length) throw invalidParams('There are two limits for the same token.')
  const justification = read.find((each) => each.justification)?.justification ?? undefined
  const asked = { permissions: permissions.map(({ type, data = {} }) => ({ type, data })) }
  return { ...rest, expiry, limits, justification, asked }
}

function readPermission({ type, data }: Given['permissions'][number], now: number) {
  const kind = Object.hasOwn(kinds, type) ? kinds[type as keyof typeof kinds] : undefined
  if (kind === undefined)
    throw new FrameError(`This wallet does not enforce permissions of the kind "${name(type)}".`, -32602)
  const read = z.safeParse(kind, data ?? {})
  if (!read.success) throw invalidParams(WHY)
  const fields: Fields = read.data
  const amount = fields.periodAmount ?? fields.allowanceAmount ?? fields.allowance
  if (amount === undefined || (fields.allowance !== undefined && fields.allowanceAmount !== undefined))
    throw invalidParams(WHY)
  if (amount === 0n) throw invalidParams('A permission for nothing.')
  if (amount >= UNLIMITED) throw invalidParams('A permission needs a limit.')
  const period = fields.periodDuration
  if (period !== undefined && (period < HOUR || period > YEAR))
    throw invalidParams('The period of a permission is an hour to a year.')
  const start = fields.startTime ?? now
  if (start > now + YEAR) throw invalidParams('A permission begins within a year.')
  const token = (fields.tokenAddress ?? fields.address)?.toLowerCase() as Hex | undefined
  const limit: Limit = {
    type,
    amount,
    start,
    spent: 0n,
    window: 0,
    ...(token !== undefined && { token }),
    ...(period !== undefined && { period }),
  }
  return { limit, justification: fields.justification }
}

interface Fields {
  readonly allowance?: bigint | undefined
  readonly allowanceAmount?: bigint | undefined
  readonly periodAmount?: bigint | undefined
  readonly periodDuration?: number | undefined
  readonly startTime?: number | null | undefined
  readonly justification?: string | null | undefined
  readonly tokenAddress?: Hex | undefined
  readonly address?: Hex | undefined
}

const name = (type: string) => type.replace(/[^\w.-]/g, '').slice(0, 40)
