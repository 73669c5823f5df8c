import * as z from 'zod/mini'
import { isCosmosAddress } from '../sources/addresses'
import { fetchJson } from '../sources/fetchJson'
import { amountField } from '../sources/fields'
import { SourceError } from '../sources/SourceError'
import type { BalanceSource } from './types'

const MAX_BALANCES = 1_000

const answerSchema = z.object({
  balances: z.array(z.object({ denom: z.string().check(z.maxLength(128)), amount: amountField })),
})

/** Reads balances from a Cosmos node's REST API (LCD). */
export const cosmosBalances: BalanceSource = {
  namespace: 'cosmos',
  needsNetwork: true,
  isAddress: isCosmosAddress,
  async read({ url, address, coins, signal }) {
    const path = `/cosmos/bank/v1beta1/balances/${address}?pagination.limit=${MAX_BALANCES}`
    const answer = z.safeParse(answerSchema, await fetchJson(url + path, { signal }))
    if (!answer.success) throw new SourceError('no balances')
    const amounts = new Map(answer.data.balances.map(({ denom, amount }) => [denom, amount]))
    return coins.flatMap((coin) => {
      const amount = amounts.get(coin.address ?? coin.denom ?? '') ?? 0n
      return amount === 0n && coin.address !== undefined ? [] : [{ ...coin, amount }]
    })
  },
}
