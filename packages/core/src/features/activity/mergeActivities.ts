import type { ModalError } from '../../errors/ModalError.js'
import type { Activity, ActivityTransfer } from '../../types/activity.js'

/** What one source has said so far. */
export interface Said {
  readonly id: string
  /** Newest first. */
  readonly items: readonly Activity[]
  /** To ask for what is older. Undefined: there is no more, or nothing was asked yet. */
  readonly next: string | undefined
  readonly isDone: boolean
  readonly mayBeIncomplete: boolean
  readonly error: ModalError | undefined
}

/**
 * What several sources say, as one list, newest first. One transaction is one line, however many speak of it. Where a
 * source has older ones to come, what the others have told of that time is held back: lines do not come in between later.
 */
export function mergeActivities(said: readonly Said[]): readonly Activity[] {
  const horizon = horizonOf(said)
  const versions = new Map<string, Activity[]>()
  for (const { items } of said) {
    const seen = new Map<string, Activity>()
    for (const item of withTimes(items)) {
      const key = keyOf(item)
      const before = seen.get(key)
      // Parts of one transaction, from one source.
      seen.set(key, before ? join(before, item) : item)
    }
    for (const [key, item] of seen) versions.set(key, [...(versions.get(key) ?? []), item])
  }
  return [...versions.values()]
    .flatMap(([first, ...others]) => (first ? [combine(first, others)] : []))
    .filter(({ at }) => (at ?? 0) >= horizon)
    .sort((one, other) => rank(other) - rank(one) || (other.at ?? 0) - (one.at ?? 0))
}

/** The sources that have to be asked so that older lines can be shown. */
export function lagging(said: readonly Said[]): readonly Said[] {
  const horizon = horizonOf(said)
  return said.filter((each) => !each.isDone && (each.items.length === 0 || each.error || oldest(each) >= horizon))
}

const horizonOf = (said: readonly Said[]): number =>
  Math.max(0, ...said.flatMap((each) => (each.isDone || each.error || !each.items.length ? [] : [oldest(each)])))

const oldest = ({ items }: Said): number => withTimes(items).at(-1)?.at ?? 0

/** Hexadecimal ones are the same in upper and lower case. */
export const keyOf = ({ hash }: Activity): string => (/^0x/i.test(hash) ? hash.toLowerCase() : hash)

/** What is on its way is on top. */
const rank = ({ status }: Activity): number => (status === 'pending' ? 1 : 0)

/** One of which nobody knows the time happened when the one before it did: lists are in order. */
function withTimes(items: readonly Activity[]): readonly Activity[] {
  if (items.every(({ at }) => at !== undefined)) return items
  let last = items.find(({ at }) => at !== undefined)?.at ?? 0
  return items.map((each) => {
    last = each.at ?? last
    return { ...each, at: last }
  })
}

/** Two parts of one transaction. */
const join = (one: Activity, other: Activity): Activity => ({
  ...one,
  kind: one.kind === 'execute' ? other.kind : one.kind,
  from: one.from ?? other.from,
  transfers: [...one.transfers, ...other.transfers],
})

/** Of what several say, the first that says something is believed. */
function combine(first: Activity, others: readonly Activity[]): Activity {
  if (!others.length) return first
  const all = [first, ...others]
  const any = <T>(read: (each: Activity) => T | undefined) => all.map(read).find((value) => value !== undefined)
  const isOver = ({ status }: Activity) => status === 'confirmed' || status === 'failed'
  const transfers = any((each) => (each.transfers.length ? each.transfers : undefined)) ?? []
  return {
    ...first,
    kind: any(({ kind }) => (kind === 'execute' ? undefined : kind)) ?? 'execute',
    status: (all.find(isOver) ?? all.find(({ status }) => status !== 'pending') ?? first).status,
    at: any(({ at }) => at),
    from: any(({ from }) => from),
    to: any(({ to }) => to),
    fee: any(({ fee }) => fee),
    nonce: any(({ nonce }) => nonce),
    transfers: transfers.map((each) => describe(each, all)),
  }
}

/** With what the others know of the same thing: its name and picture, and how much, where nobody told the decimals; not where it is. */
function describe(transfer: ActivityTransfer, all: readonly Activity[]): ActivityTransfer {
  const { token, nft } = transfer
  const twin = all
    .flatMap(({ transfers }) => transfers)
    .find((each) => each !== transfer && each.direction === transfer.direction && isSameAmount(transfer, each))
  if (!twin) return transfer
  return {
    ...transfer,
    amount: transfer.amount ?? twin.amount,
    token: token && {
      ...token,
      symbol: token.symbol ?? twin.token?.symbol,
      name: token.name ?? twin.token?.name,
      iconUrl: token.iconUrl ?? twin.token?.iconUrl,
    },
    nft: nft && {
      ...nft,
      name: nft.name ?? twin.nft?.name,
      imageUrl: nft.imageUrl ?? twin.nft?.imageUrl,
      isSpam: nft.isSpam ?? twin.nft?.isSpam,
    },
  }
}

/** An amount that is not known may be any of the same token. NFTs are told apart by their number, where both know it. */
const isSameAmount = (one: ActivityTransfer, other: ActivityTransfer): boolean => {
  if (one.nft && other.nft) return !one.nft.tokenId || !other.nft.tokenId || one.nft.tokenId === other.nft.tokenId
  return one.amount === undefined && one.token?.address !== undefined
    ? one.token.address.toLowerCase() === other.token?.address?.toLowerCase()
    : one.amount === other.amount
}
