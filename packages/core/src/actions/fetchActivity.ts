import type { ModalError } from '../errors/ModalError.js'
import type { ActivityState } from '../features/activity/createFeed.js'
import { activityFeature } from '../features/activity/feature.js'
import { featurePart } from '../flows/featurePart.js'
import type { Modal } from '../modal.js'
import type { Transaction } from '../types/transaction.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import { toTransaction } from '../utils/toTransaction.js'
import { contextOf } from './contextOf.js'
import { type FeedKind, readFeed, watchFeed } from './feeds.js'
import type { AccountParameters } from './followAccount.js'

export type FetchActivityParameters = AccountParameters

export interface FoundActivity {
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** All pages so far, newest first; what is on its way on top. Without what strangers made to be mistaken. */
  readonly transactions: readonly Transaction[]
  readonly hasMore: boolean
  /** Nobody can promise that nothing is missing. */
  readonly mayBeIncomplete: boolean
  readonly error: ModalError | undefined
}

/**
 * Reads what happened with the visitor's account, from the chain, from services and from what was sent here; again within
 * 15 s, or while somebody watches, it reads older ones. Resolves with all so far. Where activity is off or not shown on a
 * kind of networks, that is nothing. Rejects with `ACCOUNT_UNDEFINED`, and with `TRANSACTIONS_FAILED` where nobody said
 * anything.
 */
export async function fetchActivity(modal: Modal, parameters: FetchActivityParameters = {}): Promise<FoundActivity> {
  return readFeed(contextOf(modal), activityFeed, parameters)
}

/** Reports what happened with the visitor's account, and again on each change. It is read while somebody listens. */
export function watchActivity(
  modal: Modal,
  listener: (found: FoundActivity) => void,
  parameters: FetchActivityParameters = {},
): Unsubscribe {
  return watchFeed(contextOf(modal), activityFeed, parameters, listener)
}

const activityFeed: FeedKind<ActivityState, FoundActivity> = {
  load: async () => (await import('../features/activity/activityFeeds.js')).activityFeeds,
  isShown: (context, namespace) =>
    context.features.some(({ definition }) => definition === activityFeature) &&
    featurePart(context, activityFeature).isOffered(namespace),
  toFound: ({ status, lines, hasMore, mayBeIncomplete, error }) => {
    const transactions = lines.filter(({ isSpam }) => !isSpam).map(toTransaction)
    return { status, transactions, hasMore, mayBeIncomplete, error }
  },
  nothing: { status: 'ready', transactions: [], hasMore: false, mayBeIncomplete: false, error: undefined },
}
