import type { ModalError } from '../../errors/ModalError.js'
import type { Activity, ActivityTransfer } from '../../types/activity.js'
import type { Namespace } from '../../types/caip.js'
import { namespaceOf } from '../../utils/caip.js'
import { isSameAddress } from '../../utils/isSameAddress.js'

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
      .map((each) =>
        hasCanceled(each) ? combined(each, [], () => ({ ...each, kind: 'cancel', transfers: [] })) : each,
      )
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
  const isCanceling = isCancel(all)
  const transfers = any((each) => (each.transfers.length && !isCanceling ? each.transfers : undefined)) ?? []
  return {
    ...first,
    kind: isCanceling ? 'cancel' : kindOf(all),
    status: (all.find(isOver) ?? all.find(({ status }) => status !== 'pending') ?? first).status,
    at: any(({ at }) => at),
    from: any(({ from }) => from),
    to: any(({ to }) => to),
    fee: any(({ fee }) => fee),
    nonce: any(({ nonce }) => nonce),
    replaces: any(({ replaces }) => replaces),
    transfers: describeAll(
      transfers,
      all.flatMap((each) => (each.transfers === transfers ? [] : [each.transfers])),
      namespaceOf(first.caipNetworkId),
    ),
  }
}

/** Taking back is approving nothing: who did it says so, whatever others call it. */
function kindOf(all: readonly Activity[]): Activity['kind'] {
  const kinds = all.map(({ kind }) => kind)
  if (kinds.includes('revoke') && kinds.every((kind) => /^(revoke|approve|execute)$/.test(kind))) return 'revoke'
  return kinds.find((kind) => kind !== 'execute') ?? 'execute'
}

/** Where each transaction of an account has a number, nothing that is sent to oneself took the place of another one. */
const hasCanceled = ({ kind, caipNetworkId, from, to, transfers }: Activity): boolean =>
  kind === 'send' &&
  namespaceOf(caipNetworkId) === 'eip155' &&
  from !== undefined &&
  isSameAddress('eip155', from, to) &&
  transfers.every(isNothing)

/** On the chain it is nothing, sent to oneself: only whoever sent it knows what for. */
const isCancel = (all: readonly Activity[]): boolean =>
  all.some(({ kind }) => kind === 'cancel') &&
  all.every(
    ({ kind, transfers }) => (kind === 'cancel' || kind === 'send' || kind === 'execute') && transfers.every(isNothing),
  )

const isNothing = ({ direction, amount = '1', nft }: ActivityTransfer): boolean =>
  direction === 'self' && !nft && /^0*\.?0*$/.test(amount)

/**
 * With what the others know of the same things. One of theirs is one of ours. Whatever could be two things is left as it is:
 * no token is given another one's name.
 */
function describeAll(
  transfers: readonly ActivityTransfer[],
  others: readonly (readonly ActivityTransfer[])[],
  namespace: Namespace,
): readonly ActivityTransfer[] {
  return others.reduce((ours, theirs) => describeWith(ours, theirs, namespace), transfers)
}

function describeWith(
  transfers: readonly ActivityTransfer[],
  others: readonly ActivityTransfer[],
  namespace: Namespace,
): readonly ActivityTransfer[] {
  const ours = new Set(transfers)
  const theirs = new Set(others)
  const described = new Map<ActivityTransfer, ActivityTransfer>()
  for (const { isSure, isSame } of waysToTell(namespace)) {
    const isTwin = (mine: ActivityTransfer, other: ActivityTransfer) =>
      mine.direction === other.direction && isSame(mine, other)
    const pairs = [...ours].flatMap((mine) => {
      const [twin, another] = [...theirs].filter((other) => isTwin(mine, other))
      if (!twin) return []
      const isOne = !another && [...ours].filter((each) => isTwin(each, twin)).length === 1
      if (!isSure && !isOne) return []
      // Of several alike each is told once, in their order.
      if (isSure) theirs.delete(twin)
      return [[mine, twin] as const]
    })
    for (const [mine, twin] of pairs) {
      ours.delete(mine)
      theirs.delete(twin)
      described.set(mine, describe(mine, twin))
    }
  }
  return transfers.map((each) => described.get(each) ?? each)
}

/** How two are told to be the same thing, the surest first. Not `isSure`: only where there is no other that it could be. */
function waysToTell(namespace: Namespace) {
  const isSameToken = (one: ActivityTransfer, other: ActivityTransfer) =>
    one.token?.address !== undefined && isSameAddress(namespace, one.token.address, other.token?.address)
  const isSameNft = ({ nft: one }: ActivityTransfer, { nft: other }: ActivityTransfer) =>
    one?.tokenId !== undefined && one.tokenId === other?.tokenId && !isOtherPlace(one, other)
  const isOtherPlace = (one: { address?: string | undefined }, other: { address?: string | undefined }) =>
    one.address !== undefined && other.address !== undefined && !isSameAddress(namespace, one.address, other.address)
  const isOtherName = (one: string | undefined, other: string | undefined) =>
    one !== undefined && other !== undefined && one.toLowerCase() !== other.toLowerCase()
  const hasAmount = (one: ActivityTransfer, other: ActivityTransfer) =>
    one.amount !== undefined && one.amount === other.amount
  const couldBe = (one: ActivityTransfer, other: ActivityTransfer) => {
    if (one.nft && other.nft)
      return !isOtherPlace(one.nft, other.nft) && !isOtherName(one.nft.tokenId, other.nft.tokenId)
    if (!one.token || !other.token || !hasAmount(one, other)) return false
    return !isOtherPlace(one.token, other.token) && !isOtherName(one.token.symbol, other.token.symbol)
  }
  return [
    {
      isSure: true,
      isSame: (one, other) => isSameNft(one, other) || (isSameToken(one, other) && hasAmount(one, other)),
    },
    {
      isSure: true,
      // Nobody told one of them the decimals.
      isSame: (one, other) => isSameToken(one, other) && (one.amount === undefined || other.amount === undefined),
    },
    {
      isSure: false,
      isSame: (one, other) =>
        one.token?.symbol !== undefined && other.token?.symbol !== undefined && couldBe(one, other),
    },
    { isSure: false, isSame: couldBe },
  ] satisfies readonly { isSure: boolean; isSame: (one: ActivityTransfer, other: ActivityTransfer) => boolean }[]
}

/** With its name and picture, and how much, where nobody told the decimals; not where it is. */
function describe(transfer: ActivityTransfer, twin: ActivityTransfer): ActivityTransfer {
  const { token, nft } = transfer
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
