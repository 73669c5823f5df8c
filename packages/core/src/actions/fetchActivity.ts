import type { ModalContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import { type ActivityFeed, activityFeeds } from '../features/activity/activityFeeds.js'
import { activityFeature } from '../features/activity/feature.js'
import { featurePart } from '../flows/featurePart.js'
import type { Modal } from '../modal.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Unsubscribe } from '../types/readable.js'
import type { Transaction } from '../types/transaction.js'
import { toCaipAddress } from '../utils/caipAddress.js'
import { toTransaction } from '../utils/toTransaction.js'
import { contextOf } from './contextOf.js'

export interface FetchActivityParameters {
  /** @default the active one */
  readonly namespace?: Namespace | undefined
  /** A network of that namespace. @default the one that the wallet is on */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

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
 * Reads what happened with the visitor's account, from the chain, from services and from what was sent here; again it reads
 * older ones. Resolves with all so far. Where activity is off or not shown on a kind of networks, that is nothing. Rejects
 * with `ACCOUNT_UNDEFINED`, and with `TRANSACTIONS_FAILED` where nobody said anything.
 */
export async function fetchActivity(modal: Modal, parameters: FetchActivityParameters = {}): Promise<FoundActivity> {
  const feed = feedOf(contextOf(modal), parameters)
  if (!feed) return toFound(undefined)
  const leave = feed.listen(() => {})
  try {
    await feed.more()
  } finally {
    leave()
  }
  const found = toFound(feed)
  if (found.status === 'error' && found.error) throw found.error
  return found
}

/** Reports what happened with the visitor's account, at once, and again on each change. It is read while somebody listens. */
export function watchActivity(
  modal: Modal,
  listener: (found: FoundActivity) => void,
  parameters: FetchActivityParameters = {},
): Unsubscribe {
  const context = contextOf(modal)
  let feed: ActivityFeed | undefined
  let stop = () => {}
  const follow = () => {
    const next = context.stores.accounts.get(parameters.namespace ?? context.stores.networks.$namespace.get()).address
      ? feedOf(context, parameters)
      : undefined
    if (next && next === feed) return
    stop()
    feed = next
    if (!next) listener(toFound(undefined))
    stop = next?.subscribe(() => listener(toFound(next))) ?? (() => {})
  }
  follow()
  const stops = [context.stores.accounts.$identities.listen(follow), context.stores.networks.$active.listen(follow)]
  return () => {
    for (const each of [...stops, stop]) each()
  }
}

/** Undefined: it is off, or not shown on networks of that kind. */
function feedOf(
  context: ModalContext,
  { namespace = context.stores.networks.$namespace.get(), caipNetworkId }: FetchActivityParameters,
): ActivityFeed | undefined {
  const { address, caipAddress } = context.stores.accounts.get(namespace)
  if (!address || !caipAddress) throw new ModalError('ACCOUNT_UNDEFINED', { context: { namespace } })
  const isOn = context.features.some(({ definition }) => definition === activityFeature)
  if (!isOn || !featurePart(context, activityFeature).isOffered(namespace)) return undefined
  return context.use(activityFeeds).of(caipNetworkId ? toCaipAddress(caipNetworkId, address) : caipAddress)
}

function toFound(feed: ActivityFeed | undefined): FoundActivity {
  if (!feed) return { status: 'ready', transactions: [], hasMore: false, mayBeIncomplete: false, error: undefined }
  const { status, lines, hasMore, mayBeIncomplete, error } = feed.get()
  const transactions = lines.filter(({ isSpam }) => !isSpam).map(toTransaction)
  return { status, transactions, hasMore, mayBeIncomplete, error }
}
