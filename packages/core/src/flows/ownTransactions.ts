import type { ReadableAtom } from 'nanostores'
import { atom, computed } from 'nanostores'
import { OWN_TRANSACTIONS } from '../constants.js'
import type { ModalContext, Part } from '../context.js'
import { isModalError } from '../errors/ModalError.js'
import { type KeptTransaction, keyOf, mergeKept, parseKept, toStored } from '../services/keptTransactions.js'
import { STORAGE_PREFIX } from '../services/storage.js'
import type { Activity } from '../types/activity.js'
import type { CaipAddress, CaipNetworkId } from '../types/caip.js'
import { parseCaipAddress } from '../utils/caipAddress.js'
import { askCalls, type FollowedState } from './askCalls.js'
import { followTransaction } from './followTransaction.js'

interface OwnTransactions {
  /** What an account has sent on a network, newest first, as far as this browser knows. */
  readonly $of: (caipAddress: CaipAddress) => ReadableAtom<readonly Activity[]>
  /** The same of all accounts. */
  readonly all: () => readonly KeptTransaction[]
  readonly record: (caipAddress: CaipAddress, activity: Activity) => void
}

/**
 * Keeps a transaction that was just sent, and follows it until it is included, replaced or dropped, over a reload too.
 * Then what its account owns is read anew.
 */
export function recordTransaction(context: ModalContext, caipAddress: CaipAddress, activity: Activity): void {
  context.use(ownTransactions).record(caipAddress, activity)
}

/** Transactions of one's own: kept in storage, shared by the tabs of this site. */
export const ownTransactions: Part<OwnTransactions> = {
  create(context) {
    const { services, signal, stores } = context
    const $kept = atom<Readonly<Record<CaipAddress, readonly Activity[]>>>({})
    let all: readonly KeptTransaction[] = []
    const take = (next: readonly KeptTransaction[]) => {
      const before = new Map(all.map((each) => [keyOf(each), each.activity]))
      all = next
      $kept.set(byAccount(next, $kept.get()))
      follow()
      const through = next.filter(
        (each) => each.activity.status !== 'pending' && before.get(keyOf(each))?.status === 'pending',
      )
      for (const caipAddress of new Set(through.map((each) => each.caipAddress))) readAnew(context, caipAddress)
    }
    let seen: string | undefined
    /** What other tabs have written is taken in. */
    const readAgain = () => {
      const text = services.storage.get(OWN_TRANSACTIONS)
      if (text === seen) return
      seen = text
      take(mergeKept(all, services.storage.getJson(OWN_TRANSACTIONS, parseKept) ?? [], Date.now()))
    }
    const write = (changed: readonly KeptTransaction[]) => {
      readAgain()
      const next = mergeKept(all, changed, Date.now())
      services.storage.setJson(OWN_TRANSACTIONS, toStored(next))
      seen = services.storage.get(OWN_TRANSACTIONS)
      take(next)
    }
    const pendingOf = (key: string) =>
      all.find((each) => keyOf(each) === key && each.activity.status === 'pending')?.activity

    const settle = (kept: KeptTransaction, state: FollowedState) => {
      const { status, at, fee, nonce, replacedBy, parts } = state
      const { caipAddress } = kept
      const activity = pendingOf(keyOf(kept))
      if (!activity || (status === 'pending' && (nonce === undefined || nonce === activity.nonce))) return
      const changed: Activity = {
        ...(parts?.[0] ?? activity),
        status,
        at: status === 'pending' ? activity.at : (at ?? activity.at),
        fee: fee ?? activity.fee,
        nonce: nonce ?? activity.nonce,
      }
      const successor = replacedBy === undefined ? undefined : toSuccessor(changed, replacedBy)
      const isNew = successor && !all.some((each) => each.activity.hash === successor.hash)
      const others = parts?.slice(1).map((each) => ({ ...each, status, at: changed.at })) ?? []
      const told = [changed, ...others, ...(isNew ? [successor] : [])]
      const lost = isIncluded(changed) ? rivalsOf(kept, all, changed) : []
      const replaced = lost.map((each) => ({ ...each, activity: { ...each.activity, status: 'replaced' as const } }))
      write([...told.map((each) => ({ caipAddress, activity: each })), ...replaced])
    }

    /** One question at a time to each network: a node is not flooded by a page that comes back with many. */
    const inTurn = <T>(caipNetworkId: CaipNetworkId, ask: () => Promise<T>): Promise<T> => {
      const mine = (turns.get(caipNetworkId) ?? Promise.resolve()).then(ask)
      turns.set(
        caipNetworkId,
        mine.catch(() => undefined),
      )
      return mine
    }
    const turns = new Map<CaipNetworkId, Promise<unknown>>()
    const followed = new Map<string, AbortController>()
    const follow = () => {
      if (signal.aborted) return
      const wanted = new Map(
        all
          .filter(({ activity, caipAddress }) => activity.status === 'pending' && isConnected(context, caipAddress))
          .map((each) => [keyOf(each), each]),
      )
      for (const [key, controller] of [...followed]) {
        if (wanted.has(key)) continue
        followed.delete(key)
        controller.abort()
      }
      for (const [key, kept] of wanted) if (!followed.has(key)) begin(key, kept)
    }
    const begin = (key: string, kept: KeptTransaction) => {
      const { namespace = '', address = '' } = parseCaipAddress(kept.caipAddress) ?? {}
      const network = stores.networks.find(kept.activity.caipNetworkId)
      const ledger = context.adapters.get(namespace)?.ledger
      if (!network || !ledger) return
      const controller = new AbortController()
      followed.set(key, controller)
      followTransaction({
        name: key,
        isPending: () => {
          readAgain()
          return pendingOf(key) !== undefined
        },
        async ask(signal) {
          const { transfers } = await ledger()
          const activity = pendingOf(key) ?? kept.activity
          if (!transfers) return { status: 'pending' }
          return inTurn(network.caipNetworkId, async () => {
            signal.throwIfAborted()
            const ask = (hash: string) => transfers.state({ hash, address, network, nonce: activity.nonce, signal })
            return activity.callsId === undefined
              ? ask(activity.hash)
              : askCalls(stores.connections.active(namespace)?.connection, { activity, address, ask })
          })
        },
        onState: (state) => settle(kept, state),
        onFailure: (cause) => context.log('debug', 'Where a transaction stands could not be told', cause),
        signal: AbortSignal.any([signal, controller.signal]),
      })
        .catch((cause: unknown) => {
          const isOver = controller.signal.aborted || signal.aborted || isModalError(cause, 'ABORTED')
          if (!isOver) context.log('warn', 'A transaction is not followed any more', cause)
        })
        .finally(() => {
          if (followed.get(key) === controller) followed.delete(key)
        })
    }

    const onStorage = ({ key }: StorageEvent) => {
      // Null: all of it was cleared.
      if (key === STORAGE_PREFIX + OWN_TRANSACTIONS) readAgain()
    }
    globalThis.addEventListener?.('storage', onStorage, { signal })
    const stop = stores.accounts.$identities.listen(follow)
    signal.addEventListener('abort', stop, { once: true })
    readAgain()
    return {
      $of: (caipAddress) => computed($kept, (kept) => kept[caipAddress] ?? none),
      all: () => all,
      record: (caipAddress, activity) =>
        write([{ caipAddress, activity: { ...activity, at: activity.at ?? Date.now() } }]),
    }
  },
}

const none: readonly Activity[] = []

/** By account. What is as it was keeps its identity, so that nobody is told of it. */
function byAccount(
  all: readonly KeptTransaction[],
  before: Readonly<Record<CaipAddress, readonly Activity[]>>,
): Readonly<Record<CaipAddress, readonly Activity[]>> {
  const now: Record<CaipAddress, Activity[]> = {}
  for (const { caipAddress, activity } of all) now[caipAddress] = [...(now[caipAddress] ?? []), activity]
  return Object.fromEntries(
    Object.entries(now).map(([account, list]) => {
      const known = before[account as CaipAddress] ?? none
      const isSame = known.length === list.length && list.every((each, index) => each === known[index])
      return [account, isSame ? known : list]
    }),
  )
}

/** What took the place of a transaction. What it does is not known: it may be the same again, or nothing at all. */
const toSuccessor = ({ caipNetworkId, from, nonce }: Activity, hash: string): Activity => ({
  hash,
  caipNetworkId,
  kind: 'execute',
  status: 'pending',
  at: Date.now(),
  from,
  nonce,
  transfers: [],
})

const isIncluded = ({ status }: Activity): boolean => status === 'confirmed' || status === 'failed'

/** What is on its way and can come about no more, now that the chain has this one: it has its nonce, or is the same sent again. */
function rivalsOf(
  { caipAddress }: KeptTransaction,
  all: readonly KeptTransaction[],
  { hash, nonce }: Activity,
): readonly KeptTransaction[] {
  const others = all.filter((each) => each.caipAddress === caipAddress)
  const family = new Set([hash])
  let before = 0
  while (family.size > before) {
    before = family.size
    for (const { activity } of others) {
      const { replaces } = activity
      if (replaces !== undefined && family.has(activity.hash)) family.add(replaces)
      if (replaces !== undefined && family.has(replaces)) family.add(activity.hash)
    }
  }
  return others.filter(({ activity }) => {
    const isRival = family.has(activity.hash) || (nonce !== undefined && activity.nonce === nonce)
    return isRival && activity.hash !== hash && activity.status === 'pending'
  })
}

/** One of the accounts that the visitor has shown to this page. */
function isConnected({ stores }: ModalContext, caipAddress: CaipAddress): boolean {
  const { namespace, address } = parseCaipAddress(caipAddress) ?? {}
  if (namespace === undefined) return false
  const { status, allAccounts } = stores.accounts.get(namespace)
  return status === 'connected' && allAccounts.some((account) => account.address === address)
}

/** What an account owns has changed. What came of reading it is in the portfolio. */
export function readAnew(context: ModalContext, caipAddress: CaipAddress): void {
  import('./readOwned.js')
    .then(({ readOwned }) => readOwned(context, caipAddress))
    .catch((cause: unknown) => context.log('debug', 'What an account owns could not be read', cause))
}
