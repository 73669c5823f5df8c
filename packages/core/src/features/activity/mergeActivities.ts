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
  /** When all of it was said, where it could not be read anew since. */
  readonly asOf?: number | undefined
}

/**
 * Puts what several sources say into one list, newest first. One transaction is one line, however many speak of it. Where a
 * source has older ones to come, what the others have told of that time is held back: lines do not come in between later.
 * What was made of the same things before is that very object again, so that who comes after can tell what has changed.
 */
export function createMerge(): (said: readonly Said[]) => readonly Activity[] {
  const keys = new WeakMap<Activity, string>()
  const timed = createMemory()
  const joined = createMemory()
  const combined = createMemory()
  const keyOfOnce = (item: Activity): string => {
    const known = keys.get(item)
    if (known !== undefined) return known
    const key = keyOf(item)
    keys.set(item, key)
    return key
  }
  /** The transactions of one source. */
  const transactionsOf = ({ items }: Said): ReadonlyMap<string, Activity> => {
    const found = new Map<string, Activity>()
    const times = timesOf(items)
    items.forEach((item, index) => {
      const at = times[index]
      const each = item.at === at ? item : timed(item, [at], () => ({ ...item, at }))
      const key = keyOfOnce(item)
      const before = found.get(key)
      // Parts of one transaction, from one source.
      found.set(key, before ? joined(before, [each], () => join(before, each)) : each)
    })
    return found
  }
  return (said) => {
    const horizon = horizonOf(said)
    const versions = new Map<string, readonly [Activity, ...Activity[]]>()
    for (const source of said) {
      for (const [key, item] of transactionsOf(source)) {
        const before = versions.get(key)
        versions.set(key, before ? [...before, item] : [item])
      }
    }
    return [...versions.values()]
      .map(([first, ...others]) => (others.length ? combined(first, others, () => combine(first, others)) : first))
      .filter(({ at }) => (at ?? 0) >= horizon)
      .sort((one, other) => rank(other) - rank(one) || (other.at ?? 0) - (one.at ?? 0))
  }
}

type Recall = (first: Activity, others: readonly unknown[], make: () => Activity) => Activity

/** What was made of something and others the last time. */
function createMemory(): Recall {
  const made = new WeakMap<Activity, { readonly others: readonly unknown[]; readonly result: Activity }>()
  return (first, others, make) => {
    const before = made.get(first)
    const isSame = before?.others.length === others.length && before.others.every((each, at) => each === others[at])
    if (before && isSame) return before.result
    const result = make()
    made.set(first, { others, result })
    return result
  }
}

/** The sources that have to be asked so that older lines can be shown. */
export function lagging(said: readonly Said[]): readonly Said[] {
  const horizon = horizonOf(said)
  return said.filter((each) => !each.isDone && (each.items.length === 0 || each.error || oldest(each) >= horizon))
}

const horizonOf = (said: readonly Said[]): number =>
  Math.max(0, ...said.flatMap((each) => (each.isDone || each.error || !each.items.length ? [] : [oldest(each)])))

const oldest = ({ items }: Said): number => timesOf(items).at(-1) ?? 0

/** Hexadecimal ones are the same in upper and lower case. */
export const keyOf = ({ hash }: Activity): string => (/^0x/i.test(hash) ? hash.toLowerCase() : hash)

/** What is on its way is on top. */
const rank = ({ status }: Activity): number => (status === 'pending' ? 1 : 0)

/**
 * When each happened. One of which nobody knows the time happened when the one before it did: lists are in order. Where that is
 * not known of any, none has a time.
 */
function timesOf(items: readonly Activity[]): readonly (number | undefined)[] {
  let last = items.find(({ at }) => at !== undefined)?.at
  return items.map(({ at }) => {
    last = at ?? last
    return last
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
    replaces: any(({ replaces }) => replaces),
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
