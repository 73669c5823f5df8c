import type { Activity, ActivityConflict, ActivityKind, ActivityStatus, ActivityTransfer } from '../types/activity.js'
import type { CaipAddress } from '../types/caip.js'
import { isCaipNetworkId } from '../utils/caip.js'
import { isCaipAddress } from '../utils/caipAddress.js'
import { isRecord } from '../utils/isRecord.js'

export const MAX_PENDING_TRANSACTIONS = 99

export const MAX_SETTLED_TRANSACTIONS = 100

// Longest time that a mempool keeps a transaction (Bitcoin Core).
export const TRANSACTION_LIFETIME_MS = 14 * 24 * 3_600_000

export interface StoredTransaction {
  readonly caipAddress: CaipAddress
  readonly activity: Activity
}

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

const CONFLICTS: Readonly<Record<ActivityConflict, true>> = { sources: true, sender: true }

export const getStoredKey = ({ caipAddress, activity: { callsId, hash } }: StoredTransaction): string =>
  `${caipAddress} ${callsId ?? hash}`

// Merges two lists of stored transactions. Of two entries for one transaction, a final status is kept over `pending`,
// and otherwise the later entry.
export function mergeStoredTransactions(
  before: readonly StoredTransaction[],
  now: readonly StoredTransaction[],
  at: number,
): readonly StoredTransaction[] {
  const all = new Map<string, StoredTransaction>()
  for (const each of [...before, ...now]) {
    const known = all.get(getStoredKey(each))
    if (!known || known.activity.status === 'pending' || each.activity.status !== 'pending')
      all.set(getStoredKey(each), each)
  }
  const left = { pending: MAX_PENDING_TRANSACTIONS, settled: MAX_SETTLED_TRANSACTIONS }
  const time = ({ activity }: StoredTransaction) => activity.at ?? 0
  return [...all.values()]
    .sort((one, other) => time(other) - time(one))
    .filter((each) => {
      const isPending = each.activity.status === 'pending'
      if (isPending && at - time(each) > TRANSACTION_LIFETIME_MS) return false
      const kind = isPending ? 'pending' : 'settled'
      left[kind] -= 1
      return left[kind] >= 0
    })
}

export const toStoredTransactions = (kept: readonly StoredTransaction[]): unknown =>
  kept.map(({ caipAddress, activity }) => ({
    caipAddress,
    activity: { ...activity, fee: activity.fee === undefined ? undefined : String(activity.fee) },
  }))

export function parseStoredTransactions(value: unknown): readonly StoredTransaction[] | undefined {
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
    conflict: status === 'pending' && isOf(CONFLICTS, value.conflict) ? value.conflict : undefined,
    sources: Array.isArray(value.sources) ? value.sources.flatMap((each) => text(each) ?? []) : undefined,
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

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
