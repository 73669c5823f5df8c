import type { ModalContext, Part } from '../context.js'
import type { Activity } from '../types/activity.js'
import type { CaipAddress } from '../types/caip.js'
import type { Readable } from '../types/readable.js'
import { atom } from '../utils/atom.js'
import { parseCaipAddress } from '../utils/caipAddress.js'
import { receiversOf } from '../utils/lookalikes.js'
import { activitySources } from './history/sources.js'
import { knownTokens } from './knownTokens.js'
import { ownTransactions } from './ownTransactions.js'

/** So many are remembered of one account: more than anybody confuses. */
const MOST = 2_000

interface PastReceivers {
  /** Whom an account has sent to, on any network of its kind, as far as is known by now. */
  of(caipAddress: CaipAddress): readonly string[]
  /** Another object whenever more is known. */
  readonly $known: Readable<object>
  /** What somebody has read of the account's history. */
  learn(caipAddress: CaipAddress, receivers: readonly string[]): void
  /**
   * Looks at the newest page of the account's history on its network, once, and learns from it. True: that is all there is.
   * False: there may be others, or nobody could say. Never rejects.
   */
  look(caipAddress: CaipAddress): Promise<boolean>
}

/** Whom accounts have sent to: from this browser, and by the histories that were read. */
export const pastReceivers: Part<PastReceivers> = {
  create(context) {
    const heard = new Map<string, Set<string>>()
    const $known = atom({})
    const looks = new Map<CaipAddress, Promise<boolean>>()
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

    const read = async (caipAddress: CaipAddress): Promise<boolean> => {
      const { namespace = '', address = '', caipNetworkId } = parseCaipAddress(caipAddress) ?? {}
      const network = context.stores.networks.find(caipNetworkId)
      if (!network) return false
      const known = await context.use(knownTokens).of(network.caipNetworkId)
      const query = { caipAddress, namespace, address, network, known, signal: context.signal }
      const sources = activitySources.flatMap((make) => make(context) ?? [])
      const pages = await Promise.allSettled(
        sources.map(async (source) => {
          const page = await source.read(query)
          for (const item of page?.items ?? []) learn(caipAddress, receiversOf(item, address))
          // Whoever promises that this is all is enough.
          return page !== undefined && page.next === undefined && !page.mayBeIncomplete
        }),
      )
      const failed = pages.find((page) => page.status === 'rejected')
      if (failed) {
        context.log('debug', 'Whom an account has sent to could not be looked up', failed.reason)
        // Asked again with the next receiver.
        looks.delete(caipAddress)
      }
      return pages.some((page) => page.status === 'fulfilled' && page.value)
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
