import { atom, computed, type ReadableAtom } from 'nanostores'
import { isModalError } from '../errors/ModalError.js'
import type { ModalContext, Service } from '../modal/context.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import { STORAGE_PREFIX } from '../state/storage.js'
import type { Activity } from '../types/activity.js'
import type { CaipAddress, CaipNetworkId } from '../types/caip.js'
import { parseCaipAddress } from '../utils/caipAddress.js'
import { followTransaction } from './followTransaction.js'
import { type FollowedTransactionState, readBatchState } from './readBatchState.js'
import { OWN_TRANSACTIONS_KEY } from './resumeTransactions.js'
import {
  getStoredKey,
  mergeStoredTransactions,
  parseStoredTransactions,
  type StoredTransaction,
  toStoredTransactions,
} from './storedTransactions.js'

interface OwnTransactions {
  readonly $of: (caipAddress: CaipAddress) => ReadableAtom<readonly Activity[]>
  readonly all: () => readonly StoredTransaction[]
  readonly record: (caipAddress: CaipAddress, activity: Activity) => void
}

// Stores a sent transaction and watches it, also after a reload, until it is included, replaced or dropped. Then
// refreshes the account's balances.
export function recordTransaction(modal: Modal, caipAddress: CaipAddress, activity: Activity): void {
  const context = getContext(modal)
  context.use(ownTransactions).record(caipAddress, activity)
}

// Returns the transactions that the account sent with this app, newest first.
export function getOwnTransactions(modal: Modal, caipAddress: CaipAddress): ReadableAtom<readonly Activity[]> {
  return getContext(modal).use(ownTransactions).$of(caipAddress)
}

export const ownTransactions: Service<OwnTransactions> = {
  create(context) {
    const { services, signal, stores } = context
    const $kept = atom<Readonly<Record<CaipAddress, readonly Activity[]>>>({})
    let all: readonly StoredTransaction[] = []
    const apply = (next: readonly StoredTransaction[]) => {
      const before = new Map(all.map((each) => [getStoredKey(each), each.activity]))
      all = next
      $kept.set(byAccount(next, $kept.get()))
      follow()
      const through = next.filter(
        (each) => each.activity.status !== 'pending' && before.get(getStoredKey(each))?.status === 'pending',
      )
      for (const caipAddress of new Set(through.map((each) => each.caipAddress))) refreshBalances(context, caipAddress)
    }
    let seen: string | undefined
    const readAgain = () => {
      const text = services.storage.get(OWN_TRANSACTIONS_KEY)
      if (text === seen) return
      seen = text
      apply(
        mergeStoredTransactions(
          all,
          services.storage.getJson(OWN_TRANSACTIONS_KEY, parseStoredTransactions) ?? [],
          Date.now(),
        ),
      )
    }
    const write = (changed: readonly StoredTransaction[]) => {
      readAgain()
      const next = mergeStoredTransactions(all, changed, Date.now())
      services.storage.setJson(OWN_TRANSACTIONS_KEY, toStoredTransactions(next))
      seen = services.storage.get(OWN_TRANSACTIONS_KEY)
      apply(next)
    }
    const pendingOf = (key: string) =>
      all.find((each) => getStoredKey(each) === key && each.activity.status === 'pending')?.activity

    const settle = (stored: StoredTransaction, state: FollowedTransactionState) => {
      const { status, at, fee, nonce, replacedBy, parts, conflict, sources } = state
      const { caipAddress } = stored
      const activity = pendingOf(getStoredKey(stored))
      const isNews = (nonce !== undefined && nonce !== activity?.nonce) || conflict !== activity?.conflict
      if (!activity || (status === 'pending' && !isNews)) return
      const changed: Activity = {
        ...(parts?.[0] ?? activity),
        status,
        at: status === 'pending' ? activity.at : (at ?? activity.at),
        fee: fee ?? activity.fee,
        nonce: nonce ?? activity.nonce,
        conflict,
        sources,
      }
      const successor = replacedBy === undefined ? undefined : toSuccessor(changed, replacedBy)
      const isNew = successor && !all.some((each) => each.activity.hash === successor.hash)
      const others = parts?.slice(1).map((each) => ({ ...each, status, at: changed.at })) ?? []
      const told = [changed, ...others, ...(isNew ? [successor] : [])]
      const lost = isIncluded(changed) ? rivalsOf(stored, all, changed) : []
      const replaced = lost.map((each) => ({ ...each, activity: { ...each.activity, status: 'replaced' as const } }))
      write([...told.map((each) => ({ caipAddress, activity: each })), ...replaced])
    }

    // Sends one request at a time per network, so that a tab to which the user returns does not flood a node.
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
          .map((each) => [getStoredKey(each), each]),
      )
      for (const [key, controller] of [...followed]) {
        if (wanted.has(key)) continue
        followed.delete(key)
        controller.abort()
      }
      for (const [key, kept] of wanted) if (!followed.has(key)) begin(key, kept)
    }
    const begin = (key: string, stored: StoredTransaction) => {
      const { namespace = '', address = '' } = parseCaipAddress(stored.caipAddress) ?? {}
      const network = stores.networks.find(stored.activity.caipNetworkId)
      const chainReader = context.adapters.get(namespace)?.chainReader
      if (!network || !chainReader) return
      const controller = new AbortController()
      followed.set(key, controller)
      followTransaction({
        name: key,
        isPending: () => {
          readAgain()
          return pendingOf(key) !== undefined
        },
        async readState(signal) {
          const { transfers } = await chainReader()
          const activity = pendingOf(key) ?? stored.activity
          if (!transfers) return { status: 'pending' }
          return inTurn(network.caipNetworkId, async () => {
            signal.throwIfAborted()
            const query = { hash: activity.hash, address, network, nonce: activity.nonce, signal }
            const ask = (hash: string) => transfers.state({ ...query, hash })
            const state: FollowedTransactionState =
              activity.callsId === undefined
                ? await ask(activity.hash)
                : await readBatchState(stores.connections.active(namespace)?.connection, {
                    activity,
                    address,
                    readState: ask,
                  })
            if (state.status !== 'confirmed' && state.status !== 'failed') return state
            const { crossCheckOutcome } = await import('./crossCheckOutcome.js')
            return crossCheckOutcome(context, { caipAddress: stored.caipAddress, activity, state, query, transfers })
          })
        },
        onState: (state) => settle(stored, state),
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
      if (key === STORAGE_PREFIX + OWN_TRANSACTIONS_KEY) readAgain()
    }
    globalThis.addEventListener?.('storage', onStorage, { signal })
    const stop = stores.accounts.$identities.listen(follow)
    signal.addEventListener('abort', stop, { once: true })
    readAgain()
    return {
      $of: (caipAddress) => computed($kept, (kept) => kept[caipAddress] ?? NO_ACTIVITIES),
      all: () => all,
      record: (caipAddress, activity) =>
        write([{ caipAddress, activity: { ...activity, at: activity.at ?? Date.now() } }]),
    }
  },
}

const NO_ACTIVITIES: readonly Activity[] = []

function byAccount(
  all: readonly StoredTransaction[],
  before: Readonly<Record<CaipAddress, readonly Activity[]>>,
): Readonly<Record<CaipAddress, readonly Activity[]>> {
  const now: Record<CaipAddress, Activity[]> = {}
  for (const { caipAddress, activity } of all) now[caipAddress] = [...(now[caipAddress] ?? []), activity]
  return Object.fromEntries(
    Object.entries(now).map(([account, list]) => {
      const known = before[account as CaipAddress] ?? NO_ACTIVITIES
      const isSame = known.length === list.length && list.every((each, index) => each === known[index])
      return [account, isSame ? known : list]
    }),
  )
}

// Describes the transaction that replaced a known one. What it does is unknown: it may do the same or nothing.
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

// Lists the pending transactions that cannot be included any more after this one: those with its nonce, and those that
// it replaces or that replace it.
function rivalsOf(
  { caipAddress }: StoredTransaction,
  all: readonly StoredTransaction[],
  { hash, nonce }: Activity,
): readonly StoredTransaction[] {
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

function isConnected({ stores }: ModalContext, caipAddress: CaipAddress): boolean {
  const { namespace, address } = parseCaipAddress(caipAddress) ?? {}
  if (namespace === undefined) return false
  const { status, allAccounts } = stores.accounts.get(namespace)
  return status === 'connected' && allAccounts.some((account) => account.address === address)
}

export function refreshBalances(context: ModalContext, caipAddress: CaipAddress): void {
  import('../portfolio/readNonNativeTokens.js')
    .then(({ refreshPortfolio: readOwned }) => readOwned(context, caipAddress))
    .catch((cause: unknown) => context.log('debug', 'What an account owns could not be read', cause))
}
