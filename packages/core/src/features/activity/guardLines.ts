import type { ModalContext } from '../../context.js'
import { ownTransactions } from '../../flows/ownTransactions.js'
import { pastReceivers } from '../../flows/pastReceivers.js'
import type { Activity } from '../../types/activity.js'
import type { CaipAddress } from '../../types/caip.js'
import type { TokenInfo } from '../../types/token.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'
import {
  createGuard,
  type Genuine,
  isSame,
  readGenuine,
  readTraits,
  receiversOf,
  type Traits,
  type Verdict,
} from '../../utils/lookalikes.js'
import { keyOf } from './mergeActivities.js'

/** One line of the history. */
export interface ActivityLine extends Activity {
  /** Of a stranger's, and made to be mistaken: folded away. */
  readonly isSpam: boolean
  /** Sent from this browser. */
  readonly isOwn: boolean
}

export interface GuardedLines {
  readonly lines: readonly ActivityLine[]
  readonly contacts: readonly string[]
}

export interface GuardLinesParameters {
  readonly known: readonly TokenInfo[]
  readonly activities: readonly Activity[]
}

/** What an activity says by itself, and what was last made of it. */
interface Reading {
  readonly key: string
  readonly traits: Traits
  readonly receivers: readonly string[]
  /** Tokens that the visitor has sent. */
  readonly sent: readonly Genuine[]
  judged: { readonly by: Guard; readonly verdict: Verdict } | undefined
  line: ActivityLine | undefined
}

type Guard = ReturnType<typeof createGuard>

/**
 * What of one account's history is to be seen, and whom the visitor has dealt with. Asked again with each page and each
 * change: an activity is read once, and judged by what is known by then.
 */
export function createLineGuard(context: ModalContext, caipAddress: CaipAddress) {
  const { namespace = '', address = '', caipNetworkId } = parseCaipAddress(caipAddress) ?? {}
  const { accounts, networks } = context.stores
  const readingOf = createMemory(
    (activity: Activity): Reading => ({
      key: keyOf(activity),
      traits: readTraits(activity, address),
      receivers: receiversOf(activity, address),
      sent: sentTokens(activity, address).map(readGenuine),
      judged: undefined,
      line: undefined,
    }),
  )
  const genuineOf = createMemory(readGenuine)
  let contacts: readonly string[] = []
  let genuine: readonly Genuine[] = []
  let guard = createGuard({ genuine, contacts })
  const verdictOf = (reading: Reading): Verdict => {
    if (reading.judged?.by !== guard) reading.judged = { by: guard, verdict: guard(reading.traits) }
    return reading.judged.verdict
  }

  return ({ known, activities }: GuardLinesParameters): GuardedLines => {
    const coin = networks.find(caipNetworkId)?.nativeCurrency
    const own = new Set(context.use(ownTransactions).$of(caipAddress).get().map(keyOf))
    const readings = activities.map(readingOf)
    const trusted = [...(coin ? [coin] : []), ...known].map(genuineOf)
    const past = context.use(pastReceivers)
    for (const { receivers, sent } of readings) {
      past.learn(caipAddress, receivers)
      trusted.push(...sent)
    }
    const mine = accounts.get(namespace).allAccounts.map((account) => account.address)
    const contactsNow = [...new Set([...mine, ...past.of(caipAddress)])]
    const isSameContacts = isAlike(contacts, contactsNow)
    if (!isSameContacts || !isAlike(genuine, trusted)) {
      if (!isSameContacts) contacts = contactsNow
      genuine = trusted
      guard = createGuard({ genuine, contacts })
    }
    const lines: ActivityLine[] = []
    activities.forEach((activity, index) => {
      const reading = readings[index] ?? readingOf(activity)
      const isOwn = own.has(reading.key)
      const verdict = isOwn ? 'shown' : verdictOf(reading)
      if (verdict === 'hidden') return
      const isSpam = verdict === 'spam'
      const { line } = reading
      const isSame = line?.isSpam === isSpam && line.isOwn === isOwn
      reading.line = isSame ? line : { ...(isOwn ? activity : reading.traits.activity), isSpam, isOwn }
      lines.push(reading.line)
    })
    return { lines, contacts }
  }
}

function sentTokens({ from, transfers }: Activity, address: string) {
  if (from === undefined || !isSame(from, address)) return []
  return transfers.flatMap(({ direction, token }) =>
    direction === 'out' && token?.address !== undefined
      ? [{ address: token.address, symbol: token.symbol ?? '', name: token.name ?? '' }]
      : [],
  )
}

/** Reads each thing once. */
function createMemory<K extends object, V extends object>(read: (key: K) => V): (key: K) => V {
  const memory = new WeakMap<K, V>()
  return (key) => {
    const known = memory.get(key)
    if (known) return known
    const value = read(key)
    memory.set(key, value)
    return value
  }
}

const isAlike = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index])
