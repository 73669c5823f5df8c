import { atom, type ReadableAtom } from 'nanostores'
import type { ModalContext, Service } from '../modal/context.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import { knownTokens } from '../portfolio/knownTokens.js'
import type { Activity } from '../types/activity.js'
import type { CaipAddress } from '../types/caip.js'
import { parseCaipAddress } from '../utils/caipAddress.js'
import { getSignedReceivers, isSameReceiver, isWorthlessTransfer } from '../utils/lookalikes.js'
import { type ActivitySource, type ActivitySourceQuery, getActivitySources } from './history/sources.js'
import { ownTransactions } from './ownTransactions.js'

const MAX_RECEIVERS = 2_000

const MAX_PAGES = 3

export interface HistoryScan {
  // True if all sources have been read to the end, and each guarantees to list every transaction.
  readonly isComplete: boolean
  readonly seen: number
  // Receivers of transfers that other accounts signed. The account may be a contract and have sent them itself.
  readonly unclear: readonly string[]
}

interface PastReceivers {
  of(caipAddress: CaipAddress): readonly string[]
  readonly $known: ReadableAtom<object>
  learn(caipAddress: CaipAddress, receivers: readonly string[]): void
  // Reads the account's latest history on its network and remembers the receivers. Reads only once. Never rejects.
  scan(caipAddress: CaipAddress): Promise<HistoryScan>
}

export const getPastReceivers = (modal: Modal): PastReceivers => getContext(modal).use(pastReceivers)

export const pastReceivers: Service<PastReceivers> = {
  create(context) {
    const byAccount = new Map<string, Set<string>>()
    const $known = atom({})
    const scans = new Map<CaipAddress, Promise<HistoryScan>>()
    const receiversFor = (caipAddress: CaipAddress): Set<string> => {
      const { namespace, address } = parseCaipAddress(caipAddress) ?? {}
      const key = `${namespace}:${address}`
      const known = byAccount.get(key) ?? new Set()
      byAccount.set(key, known)
      return known
    }
    const learn = (caipAddress: CaipAddress, receivers: readonly string[]) => {
      const known = receiversFor(caipAddress)
      const before = known.size
      for (const each of receivers) if (known.size < MAX_RECEIVERS) known.add(each)
      if (known.size > before) $known.set({})
    }

    const read = async (caipAddress: CaipAddress): Promise<HistoryScan> => {
      const sender = parseCaipAddress(caipAddress)
      const network = sender && context.stores.networks.find(sender.caipNetworkId)
      if (!sender || !network) return { isComplete: false, seen: 0, unclear: [] }
      const { namespace, address } = sender
      const known = await context.use(knownTokens).of(network.caipNetworkId)
      const query = { caipAddress, namespace, address, network, known, signal: context.signal }
      const sources = getActivitySources(context.modal)
      const items: Activity[] = []
      const onPage = (page: readonly Activity[]) => {
        items.push(...page)
        // One entry may name the signer of a transaction and another its transfers, so each new page may complete
        // earlier ones.
        for (const item of withSigners(items)) learn(caipAddress, getSignedReceivers(item, address))
      }
      const ends = await Promise.allSettled(sources.map((source) => readToEnd(source, query, onPage)))
      const failed = ends.find((end) => end.status === 'rejected')
      if (failed) {
        context.log('debug', 'Whom an account has sent to could not be looked up', failed.reason)
        // After a failure, the next call reads the history again.
        scans.delete(caipAddress)
      }
      const isWhole = ends.flatMap((end) => (end.status === 'rejected' ? false : (end.value ?? [])))
      const unclear = withSigners(items).flatMap((item) => findUnclear(item, address))
      return {
        // Complete only if every source has been read to its end.
        isComplete: isWhole.length > 0 && isWhole.every(Boolean) && unclear.every((to) => to !== undefined),
        seen: new Set(items.map(activityKey)).size,
        unclear: unclear.filter((to) => to !== undefined),
      }
    }

    return {
      of: (caipAddress) => [...new Set([...ownReceivers(context, caipAddress), ...receiversFor(caipAddress)])],
      $known,
      learn,
      scan(caipAddress) {
        const before = scans.get(caipAddress)
        if (before) return before
        const mine = read(caipAddress)
        scans.set(caipAddress, mine)
        return mine
      },
    }
  },
}

async function readToEnd(
  source: ActivitySource,
  query: ActivitySourceQuery,
  onPage: (items: readonly Activity[]) => void,
): Promise<boolean | undefined> {
  let cursor: string | undefined
  let isSure = true
  for (let count = 0; count < MAX_PAGES; count++) {
    const page = await source.read({ ...query, cursor })
    // If a page is missing, the rest of the history is unknown.
    if (!page) return count ? false : undefined
    onPage(page.items)
    isSure &&= !page.mayBeIncomplete
    if (page.next === undefined) return isSure
    // A source that repeats its cursor has no further pages.
    if (page.next === cursor) return false
    cursor = page.next
  }
  return false
}

function withSigners(items: readonly Activity[]): readonly Activity[] {
  const signers = new Map(
    items.flatMap((item) => (item.from === undefined ? [] : [[activityKey(item), item.from] as const])),
  )
  return items.map((item) => ({ ...item, from: item.from ?? signers.get(activityKey(item)) }))
}

const activityKey = ({ hash }: Activity): string => hash.toLowerCase()

function findUnclear(item: Activity, address: string): readonly (string | undefined)[] {
  const isMine = item.from !== undefined && isSameReceiver(item.from, address)
  const left = item.transfers.filter((each) => each.direction === 'out' && !isWorthlessTransfer(each))
  return left.flatMap(({ to }) => (isMine && to !== undefined ? [] : [to]))
}

function ownReceivers(context: ModalContext, caipAddress: CaipAddress): readonly string[] {
  const sender = parseCaipAddress(caipAddress)
  return context
    .use(ownTransactions)
    .all()
    .flatMap(({ caipAddress: of, activity }) => {
      const { namespace, address } = parseCaipAddress(of) ?? {}
      if (!sender || namespace !== sender.namespace || address !== sender.address) return []
      return isIncluded(activity)
        ? activity.transfers.flatMap(({ direction, to }) => (direction === 'out' && to ? [to] : []))
        : []
    })
}

const isIncluded = ({ status }: Activity): boolean =>
  status !== 'failed' && status !== 'replaced' && status !== 'dropped'
