import type { ReadableAtom } from 'nanostores'
import type { ModalContext, Part } from '../context.js'
import { lateError } from '../errors/lateError.js'
import type { ModalError } from '../errors/ModalError.js'
import type { CaipAddress, Namespace } from '../types/caip.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import { guardListener } from '../utils/guardStore.js'
import { type AccountParameters, accountOf, followAccount } from './followAccount.js'

interface FeedState {
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  readonly error: ModalError | undefined
}

/** What was read of one account, and the verbs. */
interface Feed<State> {
  readonly $state: ReadableAtom<State>
  /** Keeps it fresh until the returned undo is called. */
  watch(): Unsubscribe
  /** Reads the next page. */
  more(): Promise<void>
}

/** What is read of an account a page at a time, as sites are told of it. */
export interface FeedKind<State extends FeedState, Found> {
  /** Loads what reads it. */
  readonly load: () => Promise<Part<{ of(caipAddress: CaipAddress): Feed<State> }>>
  /** Whether it is on for networks of that kind. */
  readonly isShown: (context: ModalContext, namespace: Namespace) => boolean
  readonly toFound: (state: State) => Found
  /** Where it is off, or nobody is connected. */
  readonly nothing: Found
}

/** The next page, and all so far. */
export async function readFeed<State extends FeedState, Found>(
  context: ModalContext,
  kind: FeedKind<State, Found>,
  parameters: AccountParameters,
): Promise<Found> {
  if (!accountOf(context, parameters)) {
    const { namespace = context.stores.networks.$namespace.get() } = parameters
    throw lateError('ACCOUNT_UNDEFINED', { context: { namespace } })
  }
  const feeds = await kind.load()
  const caipAddress = shownAccount(context, kind, parameters)
  if (!caipAddress) return kind.nothing
  const feed = context.use(feeds).of(caipAddress)
  const leave = feed.watch()
  try {
    await feed.more()
  } finally {
    leave()
  }
  const state = feed.$state.get()
  if (state.status === 'error' && state.error) throw state.error
  return kind.toFound(state)
}

/** All so far, now and with every change. Returns its undo. */
export function watchFeed<State extends FeedState, Found>(
  context: ModalContext,
  kind: FeedKind<State, Found>,
  parameters: AccountParameters,
  listener: (found: Found) => void,
): Unsubscribe {
  const over = new AbortController()
  const report = guardListener(listener, context.log)
  kind.load().then(
    (feeds) => {
      if (over.signal.aborted) return
      const look = (caipAddress: CaipAddress | undefined) => {
        if (caipAddress) {
          const feed = context.use(feeds).of(caipAddress)
          const stop = feed.$state.subscribe((state) => report(kind.toFound(state)))
          const leave = feed.watch()
          return () => {
            stop()
            leave()
          }
        }
        report(kind.nothing)
        return () => {}
      }
      const stop = followAccount(context, () => shownAccount(context, kind, parameters), look)
      over.signal.addEventListener('abort', stop, { once: true })
    },
    (cause: unknown) => context.log('warn', 'What reads an account could not be loaded', cause),
  )
  return () => over.abort()
}

function shownAccount<State extends FeedState, Found>(
  context: ModalContext,
  { isShown }: FeedKind<State, Found>,
  parameters: AccountParameters,
): CaipAddress | undefined {
  const { namespace = context.stores.networks.$namespace.get() } = parameters
  return isShown(context, namespace) ? accountOf(context, parameters) : undefined
}
