import type { Hex } from 'viem'
import * as z from 'zod/mini'
import { createInvalidParamsError, FrameError } from '../errors/FrameError'
import { evmAddressSchema } from '../rpc/readTransaction'
import type { SpendingLimit } from './spendingLimit'

/** Describes a permission request. Requests with unknown parts are rejected. */
export interface PermissionRequest {
  readonly address: string | undefined
  readonly chainId: number | undefined
  readonly expiry: number
  readonly limits: readonly SpendingLimit[]
  readonly justification: string | undefined
  readonly requested: { readonly permissions: readonly { readonly type: string; readonly data: unknown }[] }
}

const HOUR_SECONDS = 3600
const YEAR_SECONDS = 366 * 24 * HOUR_SECONDS
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

const kinds = {
  'native-token-transfer': z.strictObject(once),
  'native-token-allowance': z.strictObject(once),
  'native-token-periodic': z.strictObject(periodic),
  'erc20-token-transfer': z.strictObject({ ...once, address: evmAddressSchema }),
  'erc20-token-allowance': z.strictObject({ ...once, tokenAddress: evmAddressSchema }),
  'erc20-token-periodic': z.strictObject({ ...periodic, tokenAddress: evmAddressSchema }),
} as const

export const PERMISSION_TYPES = Object.keys(kinds)
export const RULE_TYPES = ['expiry']

const walletSigner = z.optional(z.strictObject({ type: z.literal('wallet'), data: z.optional(z.unknown()) }))
const permission = z.strictObject({
  type: z.string(),
  data: z.optional(z.unknown()),
  isAdjustmentAllowed: z.optional(z.boolean()),
  required: z.optional(z.boolean()),
})
const chainId = z.optional(number)
const older = z.strictObject({
  chainId,
  address: z.optional(evmAddressSchema),
  expiry: z.optional(number),
  signer: walletSigner,
  permissions: z.array(permission).check(z.minLength(1), z.maxLength(MOST_LIMITS)),
  policies: z.optional(z.array(z.unknown()).check(z.maxLength(0))),
})
const newer = z.strictObject({
  chainId,
  from: z.optional(evmAddressSchema),
  address: z.optional(evmAddressSchema),
  to: z.optional(evmAddressSchema),
  signer: walletSigner,
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

/** Reads `wallet_grantPermissions` (ERC-7715's draft). Throws -32602 for unenforceable terms. */
export function readGrantPermissionsParams(params: unknown, now: number): PermissionRequest {
  const read = z.safeParse(z.tuple([older], z.unknown()), params)
  if (!read.success) throw createInvalidParamsError(WHY)
  const [{ address, chainId, expiry, permissions }] = read.data
  return toRequest({ address, chainId, expiry, permissions }, now)
}

/** Reads `wallet_requestExecutionPermissions` (ERC-7715). Throws -32602 for unenforceable terms. */
export function readRequestExecutionPermissionsParams(params: unknown, now: number): readonly PermissionRequest[] {
  const read = z.safeParse(z.array(newer).check(z.minLength(1), z.maxLength(MOST_LIMITS)), params)
  if (!read.success) throw createInvalidParamsError(WHY)
  return read.data.map(({ from, address = from, to, chainId, permission: one, rules }) => {
    // Rejects grantees other than the site: only a contract could limit them, and the account’s contract has no
    // permissions.
    if (to !== undefined && to.toLowerCase() !== address?.toLowerCase())
      throw createInvalidParamsError(
        'This wallet grants permissions to the site only: "to" must be the account itself.',
      )
    return toRequest({ address, chainId, expiry: rules?.[0]?.data.timestamp, permissions: [one] }, now)
  })
}

const WHY = 'The permissions are invalid, or have terms this wallet can’t enforce.'

interface RawRequest {
  readonly address: string | undefined
  readonly chainId: number | undefined
  readonly expiry: number | undefined
  readonly permissions: readonly z.output<typeof permission>[]
}

function toRequest({ expiry, permissions, ...rest }: RawRequest, now: number): PermissionRequest {
  if (expiry === undefined) throw createInvalidParamsError('A permission needs an expiry.')
  if (expiry <= now) throw createInvalidParamsError('This permission has already expired.')
  if (expiry > now + YEAR_SECONDS) throw createInvalidParamsError('A permission must end within a year.')
  const read = permissions.map((each) => readPermission(each, now))
  const limits = read.map(({ limit }) => limit)
  const tokens = new Set(limits.map(({ token }) => token))
  if (tokens.size < limits.length) throw createInvalidParamsError('There are two limits for the same token.')
  const justification = read.find((each) => each.justification)?.justification ?? undefined
  const requested = { permissions: permissions.map(({ type, data = {} }) => ({ type, data })) }
  return { ...rest, expiry, limits, justification, requested }
}

function readPermission({ type, data }: RawRequest['permissions'][number], now: number) {
  const kind = Object.hasOwn(kinds, type) ? kinds[type as keyof typeof kinds] : undefined
  if (kind === undefined)
    throw new FrameError(`This wallet doesn’t support permissions of type "${name(type)}".`, -32602)
  const read = z.safeParse(kind, data ?? {})
  if (!read.success) throw createInvalidParamsError(WHY)
  const fields: Fields = read.data
  const amount = fields.periodAmount ?? fields.allowanceAmount ?? fields.allowance
  if (amount === undefined || (fields.allowance !== undefined && fields.allowanceAmount !== undefined))
    throw createInvalidParamsError(WHY)
  if (amount === 0n) throw createInvalidParamsError('A permission needs an amount above zero.')
  if (amount >= UNLIMITED) throw createInvalidParamsError('A permission needs a limit.')
  const period = fields.periodDuration
  if (period !== undefined && (period < HOUR_SECONDS || period > YEAR_SECONDS))
    throw createInvalidParamsError('A permission’s period must be between an hour and a year.')
  const start = fields.startTime ?? now
  if (start > now + YEAR_SECONDS) throw createInvalidParamsError('A permission must start within a year.')
  const token = (fields.tokenAddress ?? fields.address)?.toLowerCase() as Hex | undefined
  const limit: SpendingLimit = {
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
