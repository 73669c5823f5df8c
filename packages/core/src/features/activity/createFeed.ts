import { atom, readonlyType } from 'nanostores'
import { HISTORY_FRESH } from '../../constants.js'
import type { ModalContext } from '../../context.js'
import { lateError } from '../../errors/lateError.js'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import type { ActivitySource, SourceQuery } from '../../flows/history/activitySource.js'
import { activitySources } from '../../flows/history/sources.js'
import { knownTokens } from '../../flows/knownTokens.js'
import { ownTransactions, readAnew } from '../../flows/ownTransactions.js'
import type { ActivityPage } from '../../types/activity.js'
import type { CaipAddress } from '../../types/caip.js'
import type { TokenInfo } from '../../types/token.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'
import { delay } from '../../utils/waiting.js'
import { type ActivityLine, createLineGuard } from './guardLines.js'
import { createMerge, keyOf, lagging, type Said } from './mergeActivities.js'

/** Pages that are read for one question, where what comes is not to be shown: nobody scrolls through spam. */
const MOST_PAGES = 5

export interface ActivityState {
  /** `error`: nobody has said anything. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** Newest first; what is on its way on top. */
  readonly lines: readonly ActivityLine[]
  /** Whom the visitor has dealt with: what resembles one of them is called out. */
  readonly contacts: readonly string[]
  readonly hasMore: boolean
  /** Nobody can promise that nothing is missing. */
  readonly mayBeIncomplete: boolean
  /** Why the last question failed, where a source did not answer. What the others have said is shown all the same. */
  readonly error: ModalError | undefined
  /** When some of it was said that could not be read anew since. */
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

const unasked = ({ id }: ActivitySource): Said => ({
  id,
  items: [],
  next: undefined,
  isDone: false,
  mayBeIncomplete: false,
  error: undefined,
})

const failedBy = (cause: unknown): Partial<ActivityState> => ({
  status: 'error',
  error: lateError('TRANSACTIONS_FAILED', { cause }),
})

/** What happened with one account on one network: read while somebody looks, a page at a time. */
export function createFeed(context: ModalContext, caipAddress: CaipAddress) {
  const $state = atom(unread)
  const own = context.use(ownTransactions).$of(caipAddress)
  const sources = activitySources.flatMap((make) => make(context) ?? [])
  const { namespace = '', address = '', caipNetworkId } = parseCaipAddress(caipAddress) ?? {}
  const network = context.stores.networks.find(caipNetworkId)
  let merge = createMerge()
  let guard = createLineGuard(context, caipAddress)
  let said: readonly Said[] = sources.map(unasked)
  /** What was said before it is read anew. */
  let before: { readonly said: readonly Said[]; readonly at: number } | undefined
  let known: readonly TokenInfo[] = []
  let life = new AbortController()
  const heard = new Set<string>()
  let running: Promise<void> | undefined
  let readAt: number | undefined
  let stopOwn: (() => void) | undefined
  let left = new AbortController()
  let looking = 0

  const tell = (change: Partial<ActivityState>) => $state.set({ ...$state.get(), ...change })
  /** Tells what is known by now. Where only the status has changed, `tell` is enough: this looks at every line. */
  const show = (change: Partial<ActivityState> = {}) => {
    const mine: Said = {
      id: 'own',
      items: own.get(),
      next: undefined,
      isDone: true,
      mayBeIncomplete: false,
      error: undefined,
    }
    const failed = said.filter(({ error }) => error)
    const guarded = guard({ known, activities: merge([...said, mine]) })
    heedOwn(guarded.lines)
    tell({
      ...guarded,
      hasMore: said.some((each) => !each.isDone && !each.error),
      mayBeIncomplete: failed.length > 0 || said.some((each) => each.mayBeIncomplete),
      error: failed[0]?.error,
      asOf: said.find(({ asOf }) => asOf !== undefined)?.asOf,
      ...change,
    })
  }
  /** A source may know before whoever follows it that one of the visitor's own is through: then what is owned has changed. */
  const heedOwn = (lines: readonly ActivityLine[]) => {
    const waiting = new Set(own.get().flatMap((each) => (each.status === 'pending' ? [keyOf(each)] : [])))
    if (!waiting.size) return
    const through = lines
      .filter(({ isOwn, status }) => isOwn && status !== 'pending')
      .map(keyOf)
      .filter((key) => waiting.has(key) && !heard.has(key))
    for (const key of through) heard.add(key)
    if (through.length) readAnew(context, caipAddress)
  }
  const ask = async (source: ActivitySource, query: SourceQuery): Promise<void> => {
    const known = said.find(({ id }) => id === source.id)
    if (!known) return
    // What is old is not gone on with, but read anew.
    const last = known.asOf === undefined ? known : unasked(source)
    const put = (change: Partial<Said>) => {
      if (query.signal.aborted) return
      said = said.map((each) => (each.id === source.id ? { ...last, ...change } : each))
      // Nobody waits for the slowest.
      show({ status: 'loading' })
    }
    try {
      const page: ActivityPage = (await source.read({ ...query, cursor: last.next })) ?? { items: [] }
      put({
        items: [...last.items, ...page.items],
        next: page.next,
        // One that leads back to where it was leads nowhere.
        isDone: page.next === undefined || page.next === last.next,
        mayBeIncomplete: last.mayBeIncomplete || page.mayBeIncomplete === true,
        error: undefined,
      })
    } catch (cause) {
      context.log('debug', `The source "${source.id}" did not say what happened`, cause)
      const error = globalThis.navigator?.onLine === false ? new ModalError('OFFLINE', { cause }) : toModalError(cause)
      const old = last.items.length > 0 ? undefined : before?.said.find(({ id }) => id === source.id)
      // What it said before is still there, and said to be old.
      if (old?.items.length) put({ ...old, isDone: false, error, asOf: old.asOf ?? before?.at })
      else put({ error })
    }
  }
  /** What it comes to; undefined where nobody waits for it any more. */
  const readPages = async (isRetry: boolean, signal: AbortSignal): Promise<Partial<ActivityState> | undefined> => {
    if (!network) {
      show()
      return { status: 'ready' }
    }
    const isFirst = readAt === undefined
    // What was sent from here is known at once.
    if (isFirst && !$state.get().lines.length) show({ status: 'loading' })
    else tell({ status: 'loading' })
    const before = known
    known = await context.use(knownTokens).of(network.caipNetworkId)
    const isSame = known.length === before.length && known.every((token, index) => token === before[index])
    if (isSame) known = before
    else show()
    const shown = isFirst ? own.get().length : $state.get().lines.length
    for (let page = 0; page < MOST_PAGES && !signal.aborted; page++) {
      const asked = lagging(said).filter(({ error }) => !error || (isRetry && page === 0))
      if (!asked.length) break
      const query = { caipAddress, namespace, address, network, known, signal }
      const isAsked = ({ id }: ActivitySource) => asked.some((each) => each.id === id)
      await Promise.all(sources.filter(isAsked).map((source) => ask(source, query)))
      if (signal.aborted) return undefined
      readAt ??= Date.now()
      if ($state.get().lines.length > shown) break
    }
    if (signal.aborted) return undefined
    const isSilent = said.length > 0 && said.every(({ error, items }) => error && !items.length)
    return isSilent ? failedBy($state.get().error) : { status: 'ready' }
  }
  const wake = () => {
    if (looking > 0 && $state.get().error) void read(true)
  }
  globalThis.addEventListener?.('online', wake, { signal: context.signal })
  const read = (isRetry: boolean): Promise<void> => {
    const { signal } = life
    running ??= readPages(isRetry, AbortSignal.any([context.signal, signal]))
      .catch((cause: unknown): Partial<ActivityState> => failedBy(cause))
      .then((end) => {
        if (signal.aborted) return
        // Before it is told: who hears of the end may ask for more.
        running = undefined
        if (end) tell(end)
      })
    return running
  }
  /** Begins anew. What is shown stays until there is something else. */
  const forget = () => {
    life.abort()
    life = new AbortController()
    running = undefined
    if (readAt !== undefined) before = { said, at: readAt }
    readAt = undefined
    said = sources.map(unasked)
  }
  const refresh = (): Promise<void> => {
    forget()
    return read(false)
  }
  /** Keeps it fresh until the returned undo is called. What nobody watches is dropped after a while. */
  const watch = (): Unsubscribe => {
    looking += 1
    left.abort()
    if (looking === 1) {
      stopOwn?.()
      stopOwn = own.listen(() => show())
      if (readAt === undefined || Date.now() - readAt >= HISTORY_FRESH) void refresh()
    }
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      looking -= 1
      if (looking > 0) return
      left = new AbortController()
      delay(HISTORY_FRESH, AbortSignal.any([context.signal, left.signal]), () => {
        stopOwn?.()
        stopOwn = undefined
        forget()
        before = undefined
        known = []
        // They remember all that they have seen.
        merge = createMerge()
        guard = createLineGuard(context, caipAddress)
        $state.set(unread)
      })
    }
  }
  return {
    $state: readonlyType($state),
    watch,
    // None of these rejects: what came of it is in the state.
    /** Older ones. */
    more: () => read(false),
    /** What a source owes that did not answer. */
    retry: () => read(true),
    /** Everything anew. */
    refresh,
  }
}
