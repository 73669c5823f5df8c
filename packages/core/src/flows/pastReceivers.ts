import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { ModalContext, Part } from '../context.js'
import type { Activity } from '../types/activity.js'
import type { CaipAddress } from '../types/caip.js'
import { parseCaipAddress } from '../utils/caipAddress.js'
import { isSame, isWorthNothing, receiversOf } from '../utils/lookalikes.js'
import type { ActivitySource, SourceQuery } from './history/activitySource.js'
import { activitySources } from './history/sources.js'
import { knownTokens } from './knownTokens.js'
import { ownTransactions } from './ownTransactions.js'

/** So many are remembered of one account: more than anybody confuses. */
const MOST = 2_000

/** Pages that are read of each source: nobody waits for the whole of a long history. */
const MOST_PAGES = 3

/** What looking at an account's history came to. */
export interface PastLook {
  /** Everybody who knows something of this network was read to the end, and promises that nothing is missing. */
  readonly isWhole: boolean
  /** How many transactions were seen. */
  readonly seen: number
  /** Who got something of the account by a transaction that it did not sign: of a contract account it may have sent that. */
  readonly unclear: readonly string[]
}

interface PastReceivers {
  /** Whom an account has sent to, on any network of its kind, as far as is known by now. */
  of(caipAddress: CaipAddress): readonly string[]
  /** Another object whenever more is known. */
  readonly $known: ReadableAtom<object>
  /** What somebody has read of the account's history. */
  learn(caipAddress: CaipAddress, receivers: readonly string[]): void
  /** Looks at the newest of the account's history on its network, once, and learns from it. Never rejects. */
  look(caipAddress: CaipAddress): Promise<PastLook>
}

/** Whom accounts have sent to: from this browser, and by the histories that were read. */
export const pastReceivers: Part<PastReceivers> = {
  create(context) {
    const heard = new Map<string, Set<string>>()
    const $known = atom({})
    const looks = new Map<CaipAddress, Promise<PastLook>>()
    const heardOf = (caipAddress: CaipAddress): Set<string> => {
      const { namespace, address } = parseCaipAddress(caipAddress) ?? {}
      const key = `${namespace}:${address}`
      const known = heard.get(key) ?? new Set()
      heard.set(key, known)
      return known
    }
    const learn = (caipAddress: CaipAddress, receivers: readonly string[]) => {
      const known = heardOf(caipAddress)
      const before = known.size
      for (const each of receivers) if (known.size < MOST) known.add(each)
      if (known.size > before) $known.set({})
    }

    const read = async (caipAddress: CaipAddress): Promise<PastLook> => {
      const { namespace = '', address = '', caipNetworkId } = parseCaipAddress(caipAddress) ?? {}
      const network = context.stores.networks.find(caipNetworkId)
      if (!network) return { isWhole: false, seen: 0, unclear: [] }
      const known = await context.use(knownTokens).of(network.caipNetworkId)
      const query = { caipAddress, namespace, address, network, known, signal: context.signal }
      const sources = activitySources.flatMap((make) => make(context) ?? [])
      const items: Activity[] = []
      const onPage = (page: readonly Activity[]) => {
        items.push(...page)
        // What moved and who signed may come from two, so each page may explain those before it.
        for (const item of withSigners(items)) learn(caipAddress, receiversOf(item, address))
      }
      const ends = await Promise.allSettled(sources.map((source) => readToEnd(source, query, onPage)))
      const failed = ends.find((end) => end.status === 'rejected')
      if (failed) {
        context.log('debug', 'Whom an account has sent to could not be looked up', failed.reason)
        // Asked again with the next receiver.
        looks.delete(caipAddress)
      }
      const told = ends.flatMap((end) => (end.status === 'rejected' ? false : (end.value ?? [])))
      const unclear = withSigners(items).flatMap((item) => unclearOf(item, address))
      return {
        // That one of them knows no more says nothing of what another one knows.
        isWhole: told.length > 0 && told.every(Boolean) && unclear.every((to) => to !== undefined),
        seen: new Set(items.map(keyOf)).size,
        unclear: unclear.filter((to) => to !== undefined),
      }
    }

    return {
      of: (caipAddress) => [...new Set([...sentFromHere(context, caipAddress), ...heardOf(caipAddress)])],
      $known,
      learn,
      look(caipAddress) {
        const before = looks.get(caipAddress)
        if (before) return before
        const mine = read(caipAddress)
        looks.set(caipAddress, mine)
        return mine
      },
    }
  },
}

/** Whether a source promises that what it told is all there is. Undefined: it has nothing to say of this network. */
async function readToEnd(
  source: ActivitySource,
  query: SourceQuery,
  onPage: (items: readonly Activity[]) => void,
): Promise<boolean | undefined> {
  let cursor: string | undefined
  let isSure = true
  for (let count = 0; count < MOST_PAGES; count++) {
    const page = await source.read({ ...query, cursor })
    // A page that is not there is no end.
    if (!page) return count ? false : undefined
    onPage(page.items)
    isSure &&= !page.mayBeIncomplete
    if (page.next === undefined) return isSure
    // One that leads back to where it was leads nowhere.
    if (page.next === cursor) return false
    cursor = page.next
  }
  return false
}

/** With whom some other entry of the same transaction names as its signer. */
function withSigners(items: readonly Activity[]): readonly Activity[] {
  const signers = new Map(items.flatMap((item) => (item.from === undefined ? [] : [[keyOf(item), item.from] as const])))
  return items.map((item) => ({ ...item, from: item.from ?? signers.get(keyOf(item)) }))
}

/** Sources write hashes as they like. */
const keyOf = ({ hash }: Activity): string => hash.toLowerCase()

/** Who got something of an account, without its signature as far as is known. Undefined: nobody says who got it. */
function unclearOf(item: Activity, address: string): readonly (string | undefined)[] {
  const isMine = item.from !== undefined && isSame(item.from, address)
  const left = item.transfers.filter((each) => each.direction === 'out' && !isWorthNothing(each))
  return left.flatMap(({ to }) => (isMine && to !== undefined ? [] : [to]))
}

/** Newest first. */
function sentFromHere(context: ModalContext, caipAddress: CaipAddress): readonly string[] {
  const sender = parseCaipAddress(caipAddress)
  return context
    .use(ownTransactions)
    .all()
    .flatMap(({ caipAddress: of, activity }) => {
      const { namespace, address } = parseCaipAddress(of) ?? {}
      if (!sender || namespace !== sender.namespace || address !== sender.address) return []
      return hasComeAbout(activity)
        ? activity.transfers.flatMap(({ direction, to }) => (direction === 'out' && to ? [to] : []))
        : []
    })
}

/** What never came about says nothing of whom the visitor knows. */
const hasComeAbout = ({ status }: Activity): boolean =>
  status !== 'failed' && status !== 'replaced' && status !== 'dropped'
