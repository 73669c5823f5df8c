import type { FeatureContext } from '../../feature/context.js'
import { getOwnTransactions } from '../../transactions/ownTransactions.js'
import { getPastReceivers } from '../../transactions/pastReceivers.js'
import type { Activity } from '../../types/activity.js'
import type { CaipAddress } from '../../types/caip.js'
import type { TokenInfo } from '../../types/token.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'
import {
  type ActivitySpamTraits,
  type ActivityVerdict,
  createSpamClassifier,
  type GenuineToken,
  getSignedReceivers,
  isSameReceiver,
  readSpamTraits,
  toGenuineToken,
} from '../../utils/lookalikes.js'
import { toActivityKey } from './mergeActivities.js'

export interface ClassifiedActivity extends Activity {
  /** True for a transaction of a stranger that imitates a known address or token. Views collapse such lines. */
  readonly isSpam: boolean
  readonly isOwn: boolean
}

export interface FilteredActivity {
  readonly lines: readonly ClassifiedActivity[]
  readonly contacts: readonly string[]
}

export interface ActivitySpamFilterParameters {
  readonly known: readonly TokenInfo[]
  readonly activities: readonly Activity[]
}

interface ActivityAnalysis {
  readonly key: string
  readonly traits: ActivitySpamTraits
  readonly receivers: readonly string[]
  readonly sent: readonly GenuineToken[]
  judged: { readonly by: Guard; readonly verdict: ActivityVerdict } | undefined
  line: ClassifiedActivity | undefined
}

type Guard = ReturnType<typeof createSpamClassifier>

/**
 * Creates a function that removes or marks spam in the history of one account. The result for an activity is cached
 * until the contacts or the known tokens change.
 */
export function createActivitySpamFilter(context: FeatureContext, caipAddress: CaipAddress) {
  const { namespace = '', address = '', caipNetworkId } = parseCaipAddress(caipAddress) ?? {}
  const analyze = memoize(
    (activity: Activity): ActivityAnalysis => ({
      key: toActivityKey(activity),
      traits: readSpamTraits(activity, address),
      receivers: getSignedReceivers(activity, address),
      sent: sentTokens(activity, address).map(toGenuineToken),
      judged: undefined,
      line: undefined,
    }),
  )
  const toGenuine = memoize(toGenuineToken)
  let contacts: readonly string[] = []
  let genuine: readonly GenuineToken[] = []
  let guard = createSpamClassifier({ genuine, contacts })
  const getVerdict = (analysis: ActivityAnalysis): ActivityVerdict => {
    if (analysis.judged?.by !== guard) analysis.judged = { by: guard, verdict: guard(analysis.traits) }
    return analysis.judged.verdict
  }

  return ({ known, activities }: ActivitySpamFilterParameters): FilteredActivity => {
    const coin = context.findNetwork(caipNetworkId)?.nativeCurrency
    const own = new Set(getOwnTransactions(context.modal, caipAddress).get().map(toActivityKey))
    const analyses = activities.map(analyze)
    const trusted = [...(coin ? [coin] : []), ...known].map(toGenuine)
    const pastReceivers = getPastReceivers(context.modal)
    for (const { receivers, sent } of analyses) {
      pastReceivers.learn(caipAddress, receivers)
      trusted.push(...sent)
    }
    const mine = context.account(namespace).allAccounts.map((account) => account.address)
    const contactsNow = [...new Set([...mine, ...pastReceivers.of(caipAddress)])]
    const isSameContacts = hasSameItems(contacts, contactsNow)
    if (!isSameContacts || !hasSameItems(genuine, trusted)) {
      if (!isSameContacts) contacts = contactsNow
      genuine = trusted
      guard = createSpamClassifier({ genuine, contacts })
    }
    const lines: ClassifiedActivity[] = []
    activities.forEach((activity, index) => {
      const analysis = analyses[index] ?? analyze(activity)
      const isOwn = own.has(analysis.key)
      const verdict = isOwn ? 'shown' : getVerdict(analysis)
      if (verdict === 'hidden') return
      const isSpam = verdict === 'spam'
      const { line } = analysis
      const isSame = line?.isSpam === isSpam && line.isOwn === isOwn
      analysis.line = isSame ? line : { ...(isOwn ? activity : analysis.traits.activity), isSpam, isOwn }
      lines.push(analysis.line)
    })
    return { lines, contacts }
  }
}

function sentTokens({ from, transfers }: Activity, address: string) {
  if (from === undefined || !isSameReceiver(from, address)) return []
  return transfers.flatMap(({ direction, token }) =>
    direction === 'out' && token?.address !== undefined
      ? [{ address: token.address, symbol: token.symbol ?? '', name: token.name ?? '' }]
      : [],
  )
}

function memoize<K extends object, V extends object>(read: (key: K) => V): (key: K) => V {
  const memory = new WeakMap<K, V>()
  return (key) => {
    const known = memory.get(key)
    if (known) return known
    const value = read(key)
    memory.set(key, value)
    return value
  }
}

const hasSameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index])
