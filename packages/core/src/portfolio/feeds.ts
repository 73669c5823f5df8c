import type { ReadableAtom } from 'nanostores'
import type { ModalError } from '../errors/ModalError.js'
import type { FeatureContext, FeatureService } from '../feature/context.js'
import type { FeatureDefinition } from '../feature/defineFeature.js'
import { findFeatureContext } from '../feature/getFeature.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import { stateError } from '../state/errors.js'
import type { CaipAddress, Namespace } from '../types/caip.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import { logListenerErrors } from '../utils/logStoreListenerErrors.js'
import { type AccountParameters, findCaipAddress, followAccount } from './followAccount.js'

interface FeedState {
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  readonly error: ModalError | undefined
}

interface Feed<State> {
  readonly $state: ReadableAtom<State>
  watch(): Unsubscribe
  more(): Promise<void>
}

type Feeds<State> = FeatureService<{ of(caipAddress: CaipAddress): Feed<State> }>

export interface AccountFeedKind<State extends FeedState, Found> {
  readonly feature: Pick<FeatureDefinition, 'id'>
  readonly load: () => Promise<Feeds<State>>
  readonly isOffered: (context: FeatureContext, namespace: Namespace) => boolean
  readonly toResult: (state: State) => Found
  readonly empty: Found
}

export async function fetchAccountFeed<State extends FeedState, Found>(
  modal: Modal,
  kind: AccountFeedKind<State, Found>,
  parameters: AccountParameters,
): Promise<Found> {
  const context = getContext(modal)
  if (!findCaipAddress(context, parameters)) {
    const { namespace = context.stores.networks.$namespace.get() } = parameters
    throw stateError('ACCOUNT_UNDEFINED', { context: { namespace } })
  }
  const feeds = await kind.load()
  const feed = findFeed(modal, { kind, feeds, parameters })
  if (!feed) return kind.empty
  const leave = feed.watch()
  try {
    await feed.more()
  } finally {
    leave()
  }
  const state = feed.$state.get()
  if (state.status === 'error' && state.error) throw state.error
  return kind.toResult(state)
}

export function watchAccountFeed<State extends FeedState, Found>(
  modal: Modal,
  kind: AccountFeedKind<State, Found>,
  parameters: AccountParameters,
  listener: (found: Found) => void,
): Unsubscribe {
  const context = getContext(modal)
  const over = new AbortController()
  const report = logListenerErrors(listener, context.log)
  kind.load().then(
    (feeds) => {
      if (over.signal.aborted) return
      const look = () => {
        const feed = findFeed(modal, { kind, feeds, parameters })
        if (feed) {
          const stop = feed.$state.subscribe((state) => report(kind.toResult(state)))
          const leave = feed.watch()
          return () => {
            stop()
            leave()
          }
        }
        report(kind.empty)
        return () => {}
      }
      const stop = followAccount(context, () => findAccount(modal, { kind, parameters }), look)
      over.signal.addEventListener('abort', stop, { once: true })
    },
    (cause: unknown) => context.log('warn', 'What reads an account could not be loaded', cause),
  )
  return () => over.abort()
}

interface FeedQuery<State extends FeedState, Found> {
  readonly kind: AccountFeedKind<State, Found>
  readonly feeds: Feeds<State>
  readonly parameters: AccountParameters
}

function findFeed<State extends FeedState, Found>(
  modal: Modal,
  { feeds, ...query }: FeedQuery<State, Found>,
): Feed<State> | undefined {
  const caipAddress = findAccount(modal, query)
  return caipAddress && findFeatureContext(modal, query.kind.feature)?.use(feeds).of(caipAddress)
}

// Returns the account whose feed is requested. Undefined if the feature is off, or not available in the account's
// namespace.
function findAccount<State extends FeedState, Found>(
  modal: Modal,
  { kind, parameters }: Omit<FeedQuery<State, Found>, 'feeds'>,
): CaipAddress | undefined {
  const context = findFeatureContext(modal, kind.feature)
  const { namespace = context?.$namespace.get() ?? '' } = parameters
  return context && kind.isOffered(context, namespace) ? findCaipAddress(getContext(modal), parameters) : undefined
}
