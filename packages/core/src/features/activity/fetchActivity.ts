import type { ModalError } from '../../errors/ModalError.js'
import type { Modal } from '../../modal/modal.js'
import { type AccountFeedKind, fetchAccountFeed, watchAccountFeed } from '../../portfolio/feeds.js'
import type { AccountParameters } from '../../portfolio/followAccount.js'
import type { Transaction } from '../../types/activity.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import { toTransaction } from '../../utils/toTransaction.js'
import type { ActivityState } from './createActivityFeed.js'
import { activityFeature } from './index.js'

export type FetchActivityParameters = AccountParameters

export interface FetchActivityResult {
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** Transactions of all pages read so far, without spam; pending ones first, then newest first. */
  readonly transactions: readonly Transaction[]
  readonly hasMore: boolean
  /** True when a source failed, or cannot guarantee to list all transactions. */
  readonly mayBeIncomplete: boolean
  readonly error: ModalError | undefined
}

/**
 * Fetches the account's transactions from the chain, services and Foyer's own records. Each further call within 15 s
 * fetches the next page, as does any call while `watchActivity` runs. Resolves with all pages so far; empty if
 * `features.activity` excludes the namespace. Rejects with `ACCOUNT_UNDEFINED`, or with `TRANSACTIONS_FAILED` if every
 * source fails.
 */
export async function fetchActivity(
  modal: Modal,
  parameters: FetchActivityParameters = {},
): Promise<FetchActivityResult> {
  return fetchAccountFeed(modal, activityFeed, parameters)
}

/** Reports the account's transactions now and on every change, until the returned function is called. */
export function watchActivity(
  modal: Modal,
  listener: (found: FetchActivityResult) => void,
  parameters: FetchActivityParameters = {},
): Unsubscribe {
  return watchAccountFeed(modal, activityFeed, parameters, listener)
}

const activityFeed: AccountFeedKind<ActivityState, FetchActivityResult> = {
  feature: activityFeature,
  load: async () => (await import('./activityFeeds.js')).activityFeeds,
  isOffered: (context, namespace) => context.use(activityFeature).isOffered(namespace),
  toResult: ({ status, lines, hasMore, mayBeIncomplete, error }) => {
    const transactions = lines.filter(({ isSpam }) => !isSpam).map(toTransaction)
    return { status, transactions, hasMore, mayBeIncomplete, error }
  },
  empty: { status: 'ready', transactions: [], hasMore: false, mayBeIncomplete: false, error: undefined },
}
