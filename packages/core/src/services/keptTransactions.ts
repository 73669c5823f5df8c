import { PENDING_TRANSACTIONS, SETTLED_TRANSACTIONS, TRANSACTION_LIFETIME } from '../constants.js'
import type { Activity, ActivityKind, ActivityStatus, ActivityTransfer } from '../types/activity.js'
import type { CaipAddress } from '../types/caip.js'
import { isCaipNetworkId } from '../utils/caip.js'
import { isCaipAddress } from '../utils/caipAddress.js'
import { isRecord } from '../utils/isRecord.js'

/** A transaction of one's own. */
export interface KeptTransaction {
  readonly caipAddress: CaipAddress
  readonly activity: Activity
}

/** Longer than any text of a transaction that is meant to be read. */
const MAX_TEXT = 2_048

const KINDS: Readonly<Record<ActivityKind, true>> = {
  approve: true,
  borrow: true,
  burn: true,
  buy: true,
  cancel: true,
  claim: true,
  deploy: true,
  deposit: true,
  execute: true,
  mint: true,
  receive: true,
  register: true,
  repay: true,
  revoke: true,
  send: true,
  stake: true,
  swap: true,
  unstake: true,
  withdraw: true,
}
const STATUSES: Readonly<Record<ActivityStatus, true>> = {
  pending: true,
  confirmed: true,
  failed: true,
  replaced: true,
  dropped: true,
}

/** One text for what is one transaction, before its hash is known and after. */
export const keyOf = ({ caipAddress, activity: { callsId, hash } }: KeptTransaction): string =>
  `${caipAddress} ${callsId ?? hash}`

/**
 * What two tabs know, as one list, newest first: what is through is through, and of two that agree on that the latter
 * counts. No longer than it may be.
 */
export function mergeKept(
  before: readonly KeptTransaction[],
  now: readonly KeptTransaction[],
  at: number,
): readonly KeptTransaction[] {
  const all = new Map<string, KeptTransaction>()
  for (const each of [...before, ...now]) {
    const known = all.get(keyOf(each))
    if (!known || known.activity.status === 'pending' || each.activity.status !== 'pending') all.set(keyOf(each), each)
  }
  const left = { pending: PENDING_TRANSACTIONS, settled: SETTLED_TRANSACTIONS }
  const time = ({ activity }: KeptTransaction) => activity.at ?? 0
  return [...all.values()]
    .sort((one, other) => time(other) - time(one))
    .filter((each) => {
      const isPending = each.activity.status === 'pending'
      if (isPending && at - time(each) > TRANSACTION_LIFETIME) return false
      const kind = isPending ? 'pending' : 'settled'
      left[kind] -= 1
      return left[kind] >= 0
    })
}

/** As JSON takes it. */
export const toStored = (kept: readonly KeptTransaction[]): unknown =>
  kept.map(({ caipAddress, activity }) => ({
    caipAddress,
    activity: { ...activity, fee: activity.fee === undefined ? undefined : String(activity.fee) },
  }))

/** What lies in storage, each that is one; undefined for what is no list. */
export function parseKept(value: unknown): readonly KeptTransaction[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.flatMap((each: unknown) => {
    if (!isRecord(each) || !isCaipAddress(each.caipAddress)) return []
    const activity = parseActivity(each.activity)
    return activity ? [{ caipAddress: each.caipAddress, activity }] : []
  })
}

function parseActivity(value: unknown): Activity | undefined {
  if (!isRecord(value) || !isCaipNetworkId(value.caipNetworkId)) return undefined
  const hash = text(value.hash)
  const { kind, status, at } = value
  if (!hash || !isOf(KINDS, kind) || !isOf(STATUSES, status) || !isTime(at)) return undefined
  const transfers = Array.isArray(value.transfers) ? value.transfers.flatMap(parseTransfer) : []
  return {
    hash,
    callsId: text(value.callsId),
    caipNetworkId: value.caipNetworkId,
    kind,
    status,
    at,
    from: text(value.from),
    to: text(value.to),
    transfers,
    fee: typeof value.fee === 'string' && /^\d{1,78}$/.test(value.fee) ? BigInt(value.fee) : undefined,
    nonce: Number.isSafeInteger(value.nonce) ? Number(value.nonce) : undefined,
    replaces: text(value.replaces),
  }
}

function parseTransfer(value: unknown): readonly ActivityTransfer[] {
  if (!isRecord(value)) return []
  const { direction, amount, from, to, token, nft } = value
  if (direction !== 'in' && direction !== 'out' && direction !== 'self') return []
  return [
    {
      direction,
      amount: typeof amount === 'string' && /^\d{1,80}(\.\d{1,80})?$/.test(amount) ? amount : undefined,
      from: text(from),
      to: text(to),
      token: isRecord(token)
        ? {
            address: text(token.address),
            symbol: text(token.symbol),
            name: text(token.name),
            iconUrl: text(token.iconUrl),
          }
        : undefined,
      nft: isRecord(nft)
        ? {
            address: text(nft.address),
            tokenId: text(nft.tokenId),
            name: text(nft.name),
            imageUrl: text(nft.imageUrl),
            isSpam: nft.isSpam === true || undefined,
          }
        : undefined,
    },
  ]
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length > 0 && value.length <= MAX_TEXT ? value : undefined

const isOf = <T extends string>(all: Readonly<Record<T, true>>, value: unknown): value is T =>
  typeof value === 'string' && Object.hasOwn(all, value)

/** What was sent has a time: by it old ones are forgotten. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
