import type { ModalError } from '../../errors/ModalError.js'
import type { Activity, ActivityTransfer } from '../../types/activity.js'
import type { Namespace } from '../../types/caip.js'
import { getNamespace } from '../../utils/caip.js'
import { isSameAddress } from '../../utils/isSameAddress.js'

export interface ActivitySourceState {
  readonly id: string
  readonly items: readonly Activity[]
  /** Cursor of the next page; undefined before the first read and after the last page. */
  readonly next: string | undefined
  readonly isDone: boolean
  readonly mayBeIncomplete: boolean
  readonly error: ModalError | undefined
  /** Time at which `items` were read, in ms since 1970. Set while the last read has failed. */
  readonly asOf?: number | undefined
}

/**
 * Creates a function that merges the items of all sources into one list, newest first, with one activity per
 * transaction. Leaves out what is older than the last item of a source with further pages, so that later pages only
 * append to the list. Returns the same objects for unchanged input.
 */
export function createActivityMerger(): (states: readonly ActivitySourceState[]) => readonly Activity[] {
  const keys = new WeakMap<Activity, string>()
  const timed = createMemory()
  const joined = createMemory()
  const combined = createMemory()
  const getKey = (item: Activity): string => {
    const known = keys.get(item)
    if (known !== undefined) return known
    const key = toActivityKey(item)
    keys.set(item, key)
    return key
  }
  const groupByTransaction = ({ items }: ActivitySourceState): ReadonlyMap<string, Activity> => {
    const found = new Map<string, Activity>()
    const times = fillTimes(items)
    items.forEach((item, index) => {
      const at = times[index]
      const each = item.at === at ? item : timed(item, [at], () => ({ ...item, at }))
      const key = getKey(item)
      const before = found.get(key)
      // A source may list a transaction several times: once for each transfer in it.
      found.set(key, before ? joined(before, [each], () => join(before, each)) : each)
    })
    return found
  }
  return (states) => {
    const horizon = getHorizon(states)
    const versions = new Map<string, readonly [Activity, ...Activity[]]>()
    for (const source of states) {
      for (const [key, item] of groupByTransaction(source)) {
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

type Memoize = (first: Activity, others: readonly unknown[], make: () => Activity) => Activity

function createMemory(): Memoize {
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

export function listLaggingSources(states: readonly ActivitySourceState[]): readonly ActivitySourceState[] {
  const horizon = getHorizon(states)
  return states.filter(
    (each) => !each.isDone && (each.items.length === 0 || each.error || getOldestTime(each) >= horizon),
  )
}

const getHorizon = (states: readonly ActivitySourceState[]): number =>
  Math.max(
    0,
    ...states.flatMap((each) => (each.isDone || each.error || !each.items.length ? [] : [getOldestTime(each)])),
  )

const getOldestTime = ({ items }: ActivitySourceState): number => fillTimes(items).at(-1) ?? 0

export const toActivityKey = ({ hash }: Activity): string => (/^0x/i.test(hash) ? hash.toLowerCase() : hash)

const rank = ({ status }: Activity): number => (status === 'pending' ? 1 : 0)

/**
 * Fills in missing times. Sources list their items by time, so an item without a time gets that of the item before it,
 * and the first items that of the first known time.
 */
function fillTimes(items: readonly Activity[]): readonly (number | undefined)[] {
  let last = items.find(({ at }) => at !== undefined)?.at
  return items.map(({ at }) => {
    last = at ?? last
    return last
  })
}

const join = (one: Activity, other: Activity): Activity => ({
  ...one,
  kind: one.kind === 'execute' ? other.kind : one.kind,
  from: one.from ?? other.from,
  transfers: [...one.transfers, ...other.transfers],
})

function combine(first: Activity, others: readonly Activity[]): Activity {
  const all = [first, ...others]
  const any = <T>(read: (each: Activity) => T | undefined) => all.map(read).find((value) => value !== undefined)
  const isOver = ({ status }: Activity) => status === 'confirmed' || status === 'failed'
  const isCanceling = isCancel(all)
  const conflict = any((each) => each.conflict)
  const transfers = any((each) => (each.transfers.length && !isCanceling ? each.transfers : undefined)) ?? []
  return {
    ...first,
    kind: isCanceling ? 'cancel' : pickKind(all),
    // If nodes disagree, the transaction stays pending, even if a source reports success.
    status: conflict ? 'pending' : (all.find(isOver) ?? all.find(({ status }) => status !== 'pending') ?? first).status,
    conflict,
    sources: any(({ sources }) => sources),
    at: any(({ at }) => at),
    from: any(({ from }) => from),
    to: any(({ to }) => to),
    fee: any(({ fee }) => fee),
    nonce: any(({ nonce }) => nonce),
    replaces: any(({ replaces }) => replaces),
    transfers: fillDetails(
      transfers,
      all.flatMap((each) => (each.transfers === transfers ? [] : [each.transfers])),
      getNamespace(first.caipNetworkId),
    ),
  }
}

/**
 * Picks the kind of the activity. `revoke` comes first, because other sources report a revocation as an approval of
 * zero.
 */
function pickKind(all: readonly Activity[]): Activity['kind'] {
  const kinds = all.map(({ kind }) => kind)
  if (kinds.includes('revoke') && kinds.every((kind) => /^(revoke|approve|execute)$/.test(kind))) return 'revoke'
  return kinds.find((kind) => kind !== 'execute') ?? 'execute'
}

/**
 * Returns true for an EVM transfer of nothing to oneself. Wallets cancel a transaction by such a transfer with the same
 * nonce.
 */
const hasCanceled = ({ kind, caipNetworkId, from, to, transfers }: Activity): boolean =>
  kind === 'send' &&
  getNamespace(caipNetworkId) === 'eip155' &&
  from !== undefined &&
  isSameAddress('eip155', from, to) &&
  transfers.every(isEmptyTransfer)

/**
 * Returns true when one source reports that the transaction was canceled, and all others a transfer of nothing to
 * oneself.
 */
const isCancel = (all: readonly Activity[]): boolean =>
  all.some(({ kind }) => kind === 'cancel') &&
  all.every(
    ({ kind, transfers }) =>
      (kind === 'cancel' || kind === 'send' || kind === 'execute') && transfers.every(isEmptyTransfer),
  )

const isEmptyTransfer = ({ direction, amount = '1', nft }: ActivityTransfer): boolean =>
  direction === 'self' && !nft && /^0*\.?0*$/.test(amount)

/**
 * Fills in missing token details of transfers from the transfers of other sources. If several transfers match, none is
 * used, so that no token gets the name of another.
 */
function fillDetails(
  transfers: readonly ActivityTransfer[],
  others: readonly (readonly ActivityTransfer[])[],
  namespace: Namespace,
): readonly ActivityTransfer[] {
  return others.reduce((ours, theirs) => fillDetailsFrom(ours, theirs, namespace), transfers)
}

function fillDetailsFrom(
  transfers: readonly ActivityTransfer[],
  others: readonly ActivityTransfer[],
  namespace: Namespace,
): readonly ActivityTransfer[] {
  const ours = new Set(transfers)
  const theirs = new Set(others)
  const described = new Map<ActivityTransfer, ActivityTransfer>()
  for (const { isSure, isSame } of listMatchers(namespace)) {
    const isMatch = (mine: ActivityTransfer, other: ActivityTransfer) =>
      mine.direction === other.direction && isSame(mine, other)
    const pairs = [...ours].flatMap((mine) => {
      const [match, another] = [...theirs].filter((other) => isMatch(mine, other))
      if (!match) return []
      const isOne = !another && [...ours].filter((each) => isMatch(each, match)).length === 1
      if (!isSure && !isOne) return []
      if (isSure) theirs.delete(match)
      return [[mine, match] as const]
    })
    for (const [mine, match] of pairs) {
      ours.delete(mine)
      theirs.delete(match)
      described.set(mine, fillTransfer(mine, match))
    }
  }
  return transfers.map((each) => described.get(each) ?? each)
}

/**
 * Lists ways to match a transfer of one source with that of another, strictest first. By a way without `isSure`, a
 * transfer counts as the same only if no other transfer matches.
 */
function listMatchers(namespace: Namespace) {
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
      // A source that does not know the token's decimals cannot report an amount.
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

function fillTransfer(transfer: ActivityTransfer, match: ActivityTransfer): ActivityTransfer {
  const { token, nft } = transfer
  return {
    ...transfer,
    amount: transfer.amount ?? match.amount,
    token: token && {
      ...token,
      symbol: token.symbol ?? match.token?.symbol,
      name: token.name ?? match.token?.name,
      iconUrl: token.iconUrl ?? match.token?.iconUrl,
    },
    nft: nft && {
      ...nft,
      name: nft.name ?? match.nft?.name,
      imageUrl: nft.imageUrl ?? match.nft?.imageUrl,
      isSpam: nft.isSpam ?? match.nft?.isSpam,
    },
  }
}
