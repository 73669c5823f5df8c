import { atom, readonlyType } from 'nanostores'
import { defineErrors } from '../../errors/defineErrors.js'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import type { FeatureContext } from '../../feature/context.js'
import { getKnownTokens } from '../../portfolio/knownTokens.js'
import {
  type ActivitySource,
  type ActivitySourceQuery,
  getActivitySources,
} from '../../transactions/history/sources.js'
import { getOwnTransactions } from '../../transactions/ownTransactions.js'
import type { ActivityPage } from '../../types/activity.js'
import type { CaipAddress } from '../../types/caip.js'
import type { TokenInfo } from '../../types/token.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'
import { startTimer } from '../../utils/waiting.js'
import { type ClassifiedActivity, createActivitySpamFilter } from './createActivitySpamFilter.js'
import { type ActivitySourceState, createActivityMerger, listLaggingSources, toActivityKey } from './mergeActivities.js'

export const HISTORY_FRESH_MS = 15_000

const activityError = defineErrors({
  TRANSACTIONS_FAILED: 'Failed to fetch transactions',
})

/** Maximum number of pages to read in a row while they contain nothing but hidden spam. */
const MAX_HIDDEN_PAGES = 5

export interface ActivityState {
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  readonly lines: readonly ClassifiedActivity[]
  /** Addresses that the user knows: the user's own and those of past receivers. Attackers imitate such addresses. */
  readonly contacts: readonly string[]
  readonly hasMore: boolean
  readonly mayBeIncomplete: boolean
  readonly error: ModalError | undefined
  /** Time at which the shown activities were read, in ms since 1970. Set while their last refresh has failed. */
  readonly asOf: number | undefined
}

const unread: ActivityState = {
  status: 'idle',
  lines: [],
  contacts: [],
  hasMore: false,
  mayBeIncomplete: false,
  error: undefined,
  asOf: undefined,
}

const toUnreadState = ({ id }: ActivitySource): ActivitySourceState => ({
  id,
  items: [],
  next: undefined,
  isDone: false,
  mayBeIncomplete: false,
  error: undefined,
})

const toFailure = (cause: unknown): Partial<ActivityState> => ({
  status: 'error',
  error: activityError('TRANSACTIONS_FAILED', { cause }),
})

export function createActivityFeed(context: FeatureContext, caipAddress: CaipAddress) {
  const $state = atom(unread)
  const own = getOwnTransactions(context.modal, caipAddress)
  const sources = getActivitySources(context.modal)
  const { namespace = '', address = '', caipNetworkId } = parseCaipAddress(caipAddress) ?? {}
  const network = context.findNetwork(caipNetworkId)
  let merge = createActivityMerger()
  let guard = createActivitySpamFilter(context, caipAddress)
  let sourceStates: readonly ActivitySourceState[] = sources.map(toUnreadState)
  let before: { readonly said: readonly ActivitySourceState[]; readonly at: number } | undefined
  let known: readonly TokenInfo[] = []
  let readAbort = new AbortController()
  const settledKeys = new Set<string>()
  let currentRead: Promise<void> | undefined
  let readAt: number | undefined
  let stopOwn: (() => void) | undefined
  let retention = new AbortController()
  let watcherCount = 0

  const setState = (change: Partial<ActivityState>) => $state.set({ ...$state.get(), ...change })
  const publish = (change: Partial<ActivityState> = {}) => {
    const ownState: ActivitySourceState = {
      id: 'own',
      items: own.get(),
      next: undefined,
      isDone: true,
      mayBeIncomplete: false,
      error: undefined,
    }
    const failed = sourceStates.filter(({ error }) => error)
    const guarded = guard({ known, activities: merge([...sourceStates, ownState]) })
    refreshSettled(guarded.lines)
    setState({
      ...guarded,
      hasMore: sourceStates.some((each) => !each.isDone && !each.error),
      mayBeIncomplete: failed.length > 0 || sourceStates.some((each) => each.mayBeIncomplete),
      error: failed[0]?.error,
      asOf: sourceStates.find(({ asOf }) => asOf !== undefined)?.asOf,
      ...change,
    })
  }
  // Refreshes balances when a source reports a pending transaction of the user as included, which may be earlier than
  // Foyer's own poll.
  const refreshSettled = (lines: readonly ClassifiedActivity[]) => {
    const pendingKeys = new Set(own.get().flatMap((each) => (each.status === 'pending' ? [toActivityKey(each)] : [])))
    if (!pendingKeys.size) return
    const settled = lines
      .filter(({ isOwn, status }) => isOwn && status !== 'pending')
      .map(toActivityKey)
      .filter((key) => pendingKeys.has(key) && !settledKeys.has(key))
    for (const key of settled) settledKeys.add(key)
    if (settled.length) void context.refreshOwned(caipAddress)
  }
  const readSource = async (source: ActivitySource, query: ActivitySourceQuery): Promise<void> => {
    const known = sourceStates.find(({ id }) => id === source.id)
    if (!known) return
    // If the last refresh of a source failed, its items are old: start at its first page again.
    const last = known.asOf === undefined ? known : toUnreadState(source)
    const update = (change: Partial<ActivitySourceState>) => {
      if (query.signal.aborted) return
      sourceStates = sourceStates.map((each) => (each.id === source.id ? { ...last, ...change } : each))
      publish({ status: 'loading' })
    }
    try {
      const page: ActivityPage = (await source.read({ ...query, cursor: last.next })) ?? { items: [] }
      update({
        items: [...last.items, ...page.items],
        next: page.next,
        // A source that repeats its cursor has no further pages.
        isDone: page.next === undefined || page.next === last.next,
        mayBeIncomplete: last.mayBeIncomplete || page.mayBeIncomplete === true,
        error: undefined,
      })
    } catch (cause) {
      context.log('debug', `The source "${source.id}" did not say what happened`, cause)
      const error = globalThis.navigator?.onLine === false ? new ModalError('OFFLINE', { cause }) : toModalError(cause)
      const old = last.items.length > 0 ? undefined : before?.said.find(({ id }) => id === source.id)
      // Keep the items that a failed source returned before, marked with the time at which they were read.
      if (old?.items.length) update({ ...old, isDone: false, error, asOf: old.asOf ?? before?.at })
      else update({ error })
    }
  }
  const readPages = async (isRetry: boolean, signal: AbortSignal): Promise<Partial<ActivityState> | undefined> => {
    if (!network) {
      publish()
      return { status: 'ready' }
    }
    const isFirst = readAt === undefined
    if (isFirst && !$state.get().lines.length) publish({ status: 'loading' })
    else setState({ status: 'loading' })
    const before = known
    known = await getKnownTokens(context.modal).of(network.caipNetworkId)
    const isSame = known.length === before.length && known.every((token, index) => token === before[index])
    if (isSame) known = before
    else publish()
    const shown = isFirst ? own.get().length : $state.get().lines.length
    for (let page = 0; page < MAX_HIDDEN_PAGES && !signal.aborted; page++) {
      const pendingSources = listLaggingSources(sourceStates).filter(({ error }) => !error || (isRetry && page === 0))
      if (!pendingSources.length) break
      const query = { caipAddress, namespace, address, network, known, signal }
      const isPending = ({ id }: ActivitySource) => pendingSources.some((each) => each.id === id)
      await Promise.all(sources.filter(isPending).map((source) => readSource(source, query)))
      if (signal.aborted) return undefined
      readAt ??= Date.now()
      if ($state.get().lines.length > shown) break
    }
    if (signal.aborted) return undefined
    const isSilent = sourceStates.length > 0 && sourceStates.every(({ error, items }) => error && !items.length)
    return isSilent ? toFailure($state.get().error) : { status: 'ready' }
  }
  const onOnline = () => {
    if (watcherCount > 0 && $state.get().error) void read(true)
  }
  globalThis.addEventListener?.('online', onOnline, { signal: context.signal })
  const read = (isRetry: boolean): Promise<void> => {
    const { signal } = readAbort
    currentRead ??= readPages(isRetry, AbortSignal.any([context.signal, signal]))
      .catch((cause: unknown): Partial<ActivityState> => toFailure(cause))
      .then((end) => {
        if (signal.aborted) return
        // Clear `currentRead` before the state, whose listeners may start the next read.
        currentRead = undefined
        if (end) setState(end)
      })
    return currentRead
  }
  // Stops all reads and forgets what was read. `$state` keeps showing its lines until the next read.
  const reset = () => {
    readAbort.abort()
    readAbort = new AbortController()
    currentRead = undefined
    if (readAt !== undefined) before = { said: sourceStates, at: readAt }
    readAt = undefined
    sourceStates = sources.map(toUnreadState)
  }
  const refresh = (): Promise<void> => {
    reset()
    return read(false)
  }
  const watch = (): Unsubscribe => {
    watcherCount += 1
    retention.abort()
    if (watcherCount === 1) {
      stopOwn ??= own.listen(() => publish())
      if (readAt === undefined || Date.now() - readAt >= HISTORY_FRESH_MS) void refresh()
    }
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      watcherCount -= 1
      if (watcherCount > 0) return
      retention = new AbortController()
      startTimer(HISTORY_FRESH_MS, AbortSignal.any([context.signal, retention.signal]), () => {
        stopOwn?.()
        stopOwn = undefined
        reset()
        before = undefined
        known = []
        // Create a new merger and filter to free their caches, because no view shows this account any more.
        merge = createActivityMerger()
        guard = createActivitySpamFilter(context, caipAddress)
        $state.set(unread)
      })
    }
  }
  return {
    $state: readonlyType($state),
    watch,
    // None of these methods rejects: `$state` holds a failure.
    more: () => read(false),
    retry: () => read(true),
    refresh,
  }
}
