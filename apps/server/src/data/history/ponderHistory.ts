import { isAddress } from 'viem'
import * as z from 'zod/mini'
import { fetchJson } from '../sources/fetchJson'
import { amountField } from '../sources/fields'
import { SourceError } from '../sources/SourceError'
import { toTransfers } from './otterscanHistory'
import { toOperation } from './toOperation'
import type { HistorySource, HistoryTransaction } from './types'

const PAGE_SIZE = 50

const QUERY = `query ($account: String!, $after: String) {
  transfers(
    where: { OR: [{ from: $account }, { to: $account }] }
    orderBy: "timestamp"
    orderDirection: "desc"
    limit: ${PAGE_SIZE}
    after: $after
  ) {
    items { hash from to token value timestamp }
    pageInfo { hasNextPage endCursor }
  }
}`

const address = z.string().check(z.regex(/^0x[\da-f]{40}$/i))
const answerSchema = z.object({
  data: z.object({
    transfers: z.object({
      items: z
        .array(
          z.object({
            hash: z.string().check(z.regex(/^0x[\da-f]{64}$/i)),
            from: address,
            to: address,
            /** Null for the native coin. */
            token: z.nullish(address),
            value: amountField,
            timestamp: z.pipe(
              amountField.check(z.lte(8_640_000_000_000n)),
              z.transform((seconds: bigint) => new Date(Number(seconds) * 1000)),
            ),
          }),
        )
        .check(z.maxLength(PAGE_SIZE)),
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullish(z.string().check(z.maxLength(1_000))) }),
    }),
  }),
})

/** Reads the history of an EVM account from the GraphQL of a Ponder app with the table `transfer`. */
export const ponderHistory: HistorySource = {
  namespace: 'eip155',
  isAddress: (text) => isAddress(text, { strict: false }),
  async read({ url, address: account, cursor, coins, signal }) {
    const me = account.toLowerCase()
    const body = { query: QUERY, variables: { account: me, after: cursor ?? null } }
    const answer = z.safeParse(answerSchema, await fetchJson(url, { body, signal }))
    if (!answer.success) throw new SourceError('no page of transfers')
    const { items, pageInfo } = answer.data.data.transfers
    const merged = new Map<string, HistoryTransaction>()
    for (const { hash, from, to, token, value, timestamp } of items) {
      const coin = coins.find((each) => each.address?.toLowerCase() === token?.toLowerCase())
      const known = merged.get(hash)
      const own = coin === undefined ? [] : toTransfers({ from, to, value, coin, me })
      const transfers = [...(known?.transfers ?? []), ...own]
      const operation = toOperation(transfers, false)
      merged.set(hash, { hash, operation, minedAt: timestamp, from, to, status: 'confirmed', transfers })
    }
    return {
      transactions: [...merged.values()],
      next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined,
    }
  },
}
