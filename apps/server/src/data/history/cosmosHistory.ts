import * as z from 'zod/mini'
import type { Coin } from '../coins/coinSchema'
import { isCosmosAddress } from '../sources/addresses'
import { fetchJson } from '../sources/fetchJson'
import { SourceError } from '../sources/SourceError'
import { toTransfers } from './otterscanHistory'
import { toOperation } from './toOperation'
import type { HistorySource, HistoryTransaction, HistoryTransfer } from './types'

const PAGE_SIZE = 25
const MAX_BYTES = 5_000_000

const eventSchema = z.object({
  type: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.nullish(z.string()) })).check(z.maxLength(100)),
})
const pageSchema = z.object({
  tx_responses: z
    .array(
      z.object({
        txhash: z.string().check(z.regex(/^[\dA-F]{64}$/i)),
        code: z.int(),
        timestamp: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
        events: z.array(eventSchema).check(z.maxLength(5_000)),
      }),
    )
    .check(z.maxLength(PAGE_SIZE)),
})

type Response = z.output<typeof pageSchema>['tx_responses'][number]

/** Reads what a Cosmos account sent and received, by the search of a node's REST API (Cosmos SDK 0.50 and later). */
export const cosmosHistory: HistorySource = {
  namespace: 'cosmos',
  isAddress: isCosmosAddress,
  async read({ url, address: me, cursor = '1', coins, signal }) {
    if (!/^[1-9]\d{0,5}$/.test(cursor)) return { transactions: [], next: undefined }
    const search = async (key: string) => {
      const query = new URLSearchParams({
        query: `${key}='${me}'`,
        order_by: 'ORDER_BY_DESC',
        page: cursor,
        limit: String(PAGE_SIZE),
      })
      const answer = await fetchJson(`${url}/cosmos/tx/v1beta1/txs?${query}`, { signal, maxBytes: MAX_BYTES })
      const page = z.safeParse(pageSchema, answer)
      if (!page.success) throw new SourceError('no page of transactions')
      return page.data.tx_responses
    }
    const pages = await Promise.all([search('message.sender'), search('transfer.recipient')])
    const byHash = new Map(pages.flat().map((each) => [each.txhash, each]))
    const transactions = [...byHash.values()]
      .map((each) => toTransaction(each, coins, me))
      .sort((one, other) => (other.minedAt?.getTime() ?? 0) - (one.minedAt?.getTime() ?? 0))
    const hasMore = pages.some((page) => page.length === PAGE_SIZE)
    return { transactions, next: hasMore ? String(Number(cursor) + 1) : undefined }
  },
}

function toTransaction(
  { txhash, code, timestamp, events }: Response,
  coins: readonly Coin[],
  me: string,
): HistoryTransaction {
  const moves = code === 0 ? events.flatMap((event) => readMove(event)) : []
  const transfers = moves.flatMap(({ from, to, amounts }) =>
    amounts.split(',').flatMap((text): readonly HistoryTransfer[] => {
      const [, value, denom] = /^(\d{1,78})([a-z][\w./:-]{1,127})$/i.exec(text) ?? []
      const coin = coins.find((each) => (each.address ?? each.denom) === denom)
      return value === undefined || coin === undefined ? [] : toTransfers({ from, to, value: BigInt(value), coin, me })
    }),
  )
  const own = moves.find(({ from, to }) => from === me || to === me)
  return {
    hash: txhash,
    operation: toOperation(transfers, false),
    minedAt: new Date(timestamp),
    from: own?.from ?? '',
    to: own?.to ?? '',
    status: code === 0 ? 'confirmed' : 'failed',
    transfers,
  }
}

// Events of messages alone have an index; the one of the fee has none.
function readMove({ type, attributes }: z.output<typeof eventSchema>) {
  const find = (key: string) => attributes.find((each) => each.key === key)?.value ?? undefined
  const [from, to, amounts] = [find('sender'), find('recipient'), find('amount')]
  const isOfMessage = type === 'transfer' && find('msg_index') !== undefined
  return !isOfMessage || from === undefined || to === undefined || amounts === undefined ? [] : [{ from, to, amounts }]
}
