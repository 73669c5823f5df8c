import { type ActivityPage, type ActivityQuery, type AdapterContext, ModalError } from '@foyer/core/adapter'
import { readChainSettings } from '../../../readChainSettings.js'
import { mapInBatches } from '../mapInBatches.js'
import type { DenomReader } from '../tokens/createDenomReader.js'
import { readBlockTime } from './readBlockTime.js'
import { type IndexedTransaction, searchTransactions } from './searchTransactions.js'
import { readCoinTransfers, toActivity } from './toActivity.js'

const PAGE_SIZE = 20

const ROLES = ['transfer.sender', 'transfer.recipient', 'message.sender']

export function createActivityReader(adapterContext: AdapterContext<'cosmos'>, denoms: DenomReader) {
  const times = new Map<string, number>()

  return async (query: ActivityQuery<'cosmos'>): Promise<ActivityPage> => {
    const { network, address, signal } = query
    const { page, next } = await readTransactionPage(adapterContext, query)
    const heights = [...new Set(page.map(({ height }) => height))]
    await mapInBatches(heights, async (height) => {
      const key = `${network.caipNetworkId} ${height}`
      const at = times.get(key) ?? (await readBlockTime(adapterContext, { network, height, signal }))
      if (at !== undefined) times.set(key, at)
    })
    const native = readChainSettings(network).denom
    const coins = page.flatMap((each) => readCoinTransfers(each, address).map(({ denom }) => denom))
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

interface TransactionPage {
  readonly page: readonly IndexedTransaction[]
  readonly next: number | undefined
}

/**
 * Merges the searches for sender and recipient. If a search returned only its newest results, transactions older than
 * these wait for the next page, so that none is skipped.
 */
async function readTransactionPage(
  adapterContext: AdapterContext<'cosmos'>,
  query: ActivityQuery<'cosmos'>,
): Promise<TransactionPage> {
  const { network, address, signal } = query
  const bound = readCursor(query.cursor)
  const within = bound === undefined ? '' : ` AND tx.height<=${bound}`
  const answers = await Promise.all(
    ROLES.map((role) =>
      searchTransactions(adapterContext, { network, signal, query: `${role}='${address}'${within}`, count: PAGE_SIZE }),
    ),
  )
  const merged = new Map(answers.flatMap(({ transactions }) => transactions.map((each) => [each.hash, each])))
  const all = [...merged.values()].sort((one, other) => other.height - one.height || other.index - one.index)
  const oldest = answers.flatMap(({ transactions, isCut }) => (isCut ? (transactions.at(-1)?.height ?? []) : []))
  if (!oldest.length) return { page: all, next: undefined }
  const horizon = Math.max(...oldest)
  const page = all.filter(({ height }) => height > horizon)
  if (page.length) return { page, next: horizon }
  // If a single block fills the page, the rest of the block is left out.
  return { page: all.filter(({ height }) => height >= horizon), next: horizon > 1 ? horizon - 1 : undefined }
}

function readCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor)
  throw new ModalError('RPC_INVALID_PARAMS', {
    message: 'Expected a cursor of an earlier activity page',
    context: { cursor },
  })
}
