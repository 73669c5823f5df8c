import type { PermissionLimit, WalletPermission } from '../../adapter/permissions.js'
import { readAmount, readLimit } from '../../adapter/readLimit.js'
import type { ModalContext } from '../../context.js'
import { isRecord } from '../../utils/isRecord.js'
import { plainText } from '../../utils/plainText.js'

/** Under this what this page was granted is kept, for wallets that do not tell it again. */
const KEY = 'smart_sessions'
/** The oldest are forgotten first. */
const MOST = 50
const LONGEST_CONTEXT = 20_000

export interface Kept {
  readonly walletId: string
  readonly permission: WalletPermission
  /** Seconds since 1970. */
  readonly createdAt: number
}

/** What this page was granted. */
export function readKept({ services }: ModalContext): readonly Kept[] {
  return services.storage.getJson(KEY, parse) ?? []
}

/** Keeps one more. */
export function keep(context: ModalContext, kept: Kept): void {
  write(context, [...readKept(context).filter((each) => !isSame(each.permission, kept.permission)), kept])
}

/** It was taken back. */
export function forget(context: ModalContext, permission: Pick<WalletPermission, 'context'>): void {
  write(
    context,
    readKept(context).filter((each) => !isSame(each.permission, permission)),
  )
}

const isSame = (one: { readonly context: string }, other: { readonly context: string }) =>
  one.context.toLowerCase() === other.context.toLowerCase()

function write({ services }: ModalContext, all: readonly Kept[]): void {
  const fitting = all.filter(({ permission }) => permission.context.length <= LONGEST_CONTEXT).slice(-MOST)
  if (fitting.length === 0) {
    services.storage.remove(KEY)
    return
  }
  services.storage.setJson(
    KEY,
    fitting.map(({ permission, ...rest }) => ({
      ...rest,
      permission: { ...permission, limits: permission.limits.map(pack) },
    })),
  )
}

/** JSON has no whole numbers of 256 bits. */
const pack = (limit: PermissionLimit) =>
  Object.fromEntries(
    Object.entries(limit).map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]),
  )

/** From storage, which others can write to. */
function parse(value: unknown): readonly Kept[] | undefined {
  if (!Array.isArray(value) || value.length > MOST) return undefined
  return value.flatMap((each: unknown) => parseOne(each) ?? [])
}

function parseOne(value: unknown): Kept | undefined {
  if (!isRecord(value) || !isRecord(value.permission)) return undefined
  const { walletId, createdAt, permission } = value
  const { context, caipNetworkId, address, to, expiry, limits, form } = permission
  const isKnown = (form === 'erc7715' || form === 'older') && Array.isArray(limits) && limits.length <= MOST
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

/** As the wallet had said it, in the words of ERC-7715, so that one function knows what makes sense. */
function parseLimit(value: unknown): PermissionLimit {
  const { kind, token, amount, period, type }: Readonly<Record<string, unknown>> = Object(value)
  const what = token === undefined ? 'native-token' : 'erc20-token'
  const of = { tokenAddress: token }
  if (kind === 'stream') return readLimit(`${what}-stream`, { ...of, maxAmount: amount }, undefined)
  if (kind === 'spend') {
    return period === undefined
      ? readLimit(`${what}-allowance`, { ...of, allowanceAmount: readAmount(amount)?.toString() }, undefined)
      : readLimit(`${what}-periodic`, { ...of, periodAmount: amount, periodDuration: period }, undefined)
  }
  return { kind: 'other', type: typeof type === 'string' ? plainText(type, 100) : '' }
}
