import type { ModalContext } from '../context.js'
import { lateError } from '../errors/lateError.js'
import type { ModalError } from '../errors/ModalError.js'
import type { ActivityState } from '../features/activity/createFeed.js'
import { activityFeature } from '../features/activity/feature.js'
import { featurePart } from '../flows/featurePart.js'
import type { Modal } from '../modal.js'
import type { CaipAddress, CaipNetworkId, Namespace } from '../types/caip.js'
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
 * Reads what happened with the visitor's account, from the chain, from services and from what was sent here; again within
 * 15 s, or while somebody watches, it reads older ones. Resolves with all so far. Where activity is off or not shown on a
 * kind of networks, that is nothing. Rejects with `ACCOUNT_UNDEFINED`, and with `TRANSACTIONS_FAILED` where nobody said
 * anything.
 */
export async function fetchActivity(modal: Modal, parameters: FetchActivityParameters = {}): Promise<FoundActivity> {
  const context = contextOf(modal)
  const { namespace = context.stores.networks.$namespace.get() } = parameters
  if (!context.stores.accounts.get(namespace).address) {
    throw lateError('ACCOUNT_UNDEFINED', { context: { namespace } })
  }
  const { activityFeeds } = await loadFeeds()
  const caipAddress = shownAccount(context, parameters)
  if (!caipAddress) return nothing
  const feed = context.use(activityFeeds).of(caipAddress)
  const leave = feed.listen(() => {})
  try {
    await feed.more()
  } finally {
    leave()
  }
  const found = toFound(feed.get())
  if (found.status === 'error' && found.error) throw found.error
  return found
}

/** Reports what happened with the visitor's account, and again on each change. It is read while somebody listens. */
export function watchActivity(
  modal: Modal,
  listener: (found: FoundActivity) => void,
  parameters: FetchActivityParameters = {},
): Unsubscribe {
  const context = contextOf(modal)
  const { accounts, networks } = context.stores
  const over = new AbortController()
  loadFeeds().then(
    ({ activityFeeds }) => {
      if (over.signal.aborted) return
      let followed: CaipAddress | undefined
      let stop = () => {}
      const follow = () => {
        const caipAddress = shownAccount(context, parameters)
        if (caipAddress && caipAddress === followed) return
        followed = caipAddress
        stop()
        stop = () => {}
        if (!caipAddress) listener(nothing)
        else {
          const feed = context.use(activityFeeds).of(caipAddress)
          stop = feed.subscribe((state) => listener(toFound(state)))
        }
      }
      follow()
      const stops = [accounts.$identities.listen(follow), networks.$active.listen(follow), () => stop()]
      over.signal.addEventListener('abort', () => stops.map((each) => each()), { once: true })
    },
    (cause: unknown) => context.log('warn', 'What reads activity could not be loaded', cause),
  )
  return () => over.abort()
}

const loadFeeds = () => import('../features/activity/activityFeeds.js')

/** The account that is asked for. Undefined: there is none, or it is off, or not shown on networks of that kind. */
function shownAccount(
  context: ModalContext,
  { namespace = context.stores.networks.$namespace.get(), caipNetworkId }: FetchActivityParameters,
): CaipAddress | undefined {
  const { address, caipAddress } = context.stores.accounts.get(namespace)
  const isOn = context.features.some(({ definition }) => definition === activityFeature)
  if (!address || !isOn || !featurePart(context, activityFeature).isOffered(namespace)) return undefined
  return caipNetworkId ? toCaipAddress(caipNetworkId, address) : caipAddress
}

const nothing: FoundActivity = {
  status: 'ready',
  transactions: [],
  hasMore: false,
  mayBeIncomplete: false,
  error: undefined,
}

function toFound({ status, lines, hasMore, mayBeIncomplete, error }: ActivityState): FoundActivity {
  const transactions = lines.filter(({ isSpam }) => !isSpam).map(toTransaction)
  return { status, transactions, hasMore, mayBeIncomplete, error }
}
