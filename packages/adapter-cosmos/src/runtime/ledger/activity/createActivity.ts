import { type ActivityPage, type ActivityQuery, type AdapterHost, ModalError } from '@foyer/core/adapter'
import { readChain } from '../../../readChain.js'
import type { Denoms } from '../denoms.js'
import { eachOf } from '../eachOf.js'
import { readTime } from './readTime.js'
import { type FoundTransaction, searchTransactions } from './searchTransactions.js'
import { readMoved, toActivity } from './toActivity.js'

/** So many of each kind for one page. */
const PAGE = 20

/** Whom a transaction names, in what happened. */
const ROLES = ['transfer.sender', 'transfer.recipient', 'message.sender']

/** What happened with an address, by the index of a node: three searches, merged. */
export function createActivity(host: AdapterHost<'cosmos'>, denoms: Denoms) {
  /** When blocks were made does not change. */
  const times = new Map<string, number>()

  return async (query: ActivityQuery<'cosmos'>): Promise<ActivityPage> => {
    const { network, address, signal } = query
    const { page, next } = await readPage(host, query)
    const heights = [...new Set(page.map(({ height }) => height))]
    await eachOf(heights, async (height) => {
      const key = `${network.caipNetworkId} ${height}`
      const at = times.get(key) ?? (await readTime(host, { network, height, signal }))
      if (at !== undefined) times.set(key, at)
    })
    const native = readChain(network).denom
    const coins = page.flatMap((each) => readMoved(each, address).map(({ denom }) => denom))
    const infos = await denoms.describe(
      query,
      coins.filter((denom) => denom !== native),
    )
    const items = page.map((each) =>
      toActivity(each, { query, infos, at: times.get(`${network.caipNetworkId} ${each.height}`) }),
    )
    return { items, mayBeIncomplete: true, ...(next !== undefined && { next: String(next) }) }
  }
}

interface Page {
  readonly page: readonly FoundTransaction[]
  /** The height to go on from. */
  readonly next: number | undefined
}

/**
 * The newest of all searches. What is older than the oldest of a search that was cut may be missing there, so it comes
 * with the next page.
 */
async function readPage(host: AdapterHost<'cosmos'>, query: ActivityQuery<'cosmos'>): Promise<Page> {
  const { network, address, signal } = query
  const bound = readCursor(query.cursor)
  const within = bound === undefined ? '' : ` AND tx.height<=${bound}`
  const answers = await Promise.all(
    ROLES.map((role) =>
      searchTransactions(host, { network, signal, query: `${role}='${address}'${within}`, count: PAGE }),
    ),
  )
  const merged = new Map(answers.flatMap(({ found }) => found.map((each) => [each.hash, each])))
  const all = [...merged.values()].sort((one, other) => other.height - one.height || other.index - one.index)
  const oldest = answers.flatMap(({ found, isCut }) => (isCut ? (found.at(-1)?.height ?? []) : []))
  if (!oldest.length) return { page: all, next: undefined }
  const horizon = Math.max(...oldest)
  const page = all.filter(({ height }) => height > horizon)
  if (page.length) return { page, next: horizon }
  // One block with more than a page of them: what was cut is left out.
  return { page: all.filter(({ height }) => height >= horizon), next: horizon > 1 ? horizon - 1 : undefined }
}

function readCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor)
  throw new ModalError('RPC_INVALID_PARAMS', { message: 'Not a page of activity', context: { cursor } })
}
