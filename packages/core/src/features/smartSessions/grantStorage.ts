import { parsePermissionLimit, parseUint256 } from '../../adapter/parsePermissionLimit.js'
import type { PermissionLimit, WalletPermission } from '../../adapter/permissions.js'
import type { FeatureContext } from '../../feature/context.js'
import { isRecord } from '../../utils/isRecord.js'
import { sanitizeText } from '../../utils/sanitizeText.js'

// Storage key of the permissions that users granted, because not every wallet can list them.
const KEY = 'grants'
const MAX_GRANTS = 50
const MAX_CONTEXT_LENGTH = 20_000

export interface StoredGrant {
  readonly walletId: string
  readonly permission: WalletPermission
  /** Time at which the user granted the permission, in s since 1970. */
  readonly createdAt: number
}

export function readStoredGrants({ storage }: FeatureContext): readonly StoredGrant[] {
  return storage.getJson(KEY, parse) ?? []
}

export function storeGrant(context: FeatureContext, grant: StoredGrant): void {
  write(context, [...readStoredGrants(context).filter((each) => !isSame(each.permission, grant.permission)), grant])
}

export function removeGrant(context: FeatureContext, permission: Pick<WalletPermission, 'context'>): void {
  write(
    context,
    readStoredGrants(context).filter((each) => !isSame(each.permission, permission)),
  )
}

const isSame = (one: { readonly context: string }, other: { readonly context: string }) =>
  one.context.toLowerCase() === other.context.toLowerCase()

function write({ storage }: FeatureContext, all: readonly StoredGrant[]): void {
  const fitting = all.filter(({ permission }) => permission.context.length <= MAX_CONTEXT_LENGTH).slice(-MAX_GRANTS)
  if (fitting.length === 0) {
    storage.remove(KEY)
    return
  }
  storage.setJson(
    KEY,
    fitting.map(({ permission, ...rest }) => ({
      ...rest,
      permission: { ...permission, limits: permission.limits.map(pack) },
    })),
  )
}

// Converts bigints to text, because JSON has no bigint.
const pack = (limit: PermissionLimit) =>
  Object.fromEntries(
    Object.entries(limit).map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]),
  )

// Validates the stored JSON. It is untrusted, because other code can write to storage.
function parse(value: unknown): readonly StoredGrant[] | undefined {
  if (!Array.isArray(value) || value.length > MAX_GRANTS) return undefined
  return value.flatMap((each: unknown) => parseOne(each) ?? [])
}

function parseOne(value: unknown): StoredGrant | undefined {
  if (!isRecord(value) || !isRecord(value.permission)) return undefined
  const { walletId, createdAt, permission } = value
  const { context, caipNetworkId, address, to, expiry, limits, form } = permission
  const isKnown = (form === 'erc7715' || form === 'older') && Array.isArray(limits) && limits.length <= MAX_GRANTS
  if (typeof walletId !== 'string' || !isSecond(createdAt) || !isKnown) return undefined
  if (!isText(context, /^0x[0-9a-f]{1,20000}$/i) || !isText(address, ADDRESS)) return undefined
  if (!isNetwork(caipNetworkId) || (expiry !== undefined && !isSecond(expiry))) return undefined
  return {
    walletId,
    createdAt,
    permission: {
      context,
      caipNetworkId,
      address,
      limits: limits.map(parseLimit),
      form,
      ...(isText(to, ADDRESS) && { to }),
      ...(expiry !== undefined && { expiry }),
    },
  }
}

const ADDRESS = /^0x[0-9a-f]{40}$/i
const isText = (value: unknown, shape: RegExp): value is string => typeof value === 'string' && shape.test(value)
const isNetwork = (value: unknown): value is `eip155:${string}` => isText(value, /^eip155:\d{1,32}$/)
const isSecond = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 100_000_000_000

/** Converts a stored limit to the form of ERC-7715, because `parsePermissionLimit` validates that form. */
function parseLimit(value: unknown): PermissionLimit {
  const { kind, token, amount, period, type }: Readonly<Record<string, unknown>> = Object(value)
  const asset = token === undefined ? 'native-token' : 'erc20-token'
  const tokenField = { tokenAddress: token }
  if (kind === 'stream') return parsePermissionLimit(`${asset}-stream`, { ...tokenField, maxAmount: amount }, undefined)
  if (kind === 'spend') {
    return period === undefined
      ? parsePermissionLimit(
          `${asset}-allowance`,
          { ...tokenField, allowanceAmount: parseUint256(amount)?.toString() },
          undefined,
        )
      : parsePermissionLimit(
          `${asset}-periodic`,
          { ...tokenField, periodAmount: amount, periodDuration: period },
          undefined,
        )
  }
  return { kind: 'other', type: typeof type === 'string' ? sanitizeText(type, 100) : '' }
}
