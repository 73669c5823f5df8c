import * as z from 'zod/mini'
import { isBitcoinAddress } from '../sources/addresses'
import { fetchJson } from '../sources/fetchJson'
import { amountField } from '../sources/fields'
import { SourceError } from '../sources/SourceError'
import type { BalanceSource } from './types'

const statsSchema = z.object({ funded_txo_sum: amountField, spent_txo_sum: amountField })
const addressSchema = z.object({ chain_stats: statsSchema, mempool_stats: statsSchema })

/** Reads a balance from Esplora: what is in blocks, less what the account is about to spend of it. */
export const bitcoinBalances: BalanceSource = {
  namespace: 'bip122',
  needsNetwork: true,
  isAddress: isBitcoinAddress,
  async read({ url, address, coins: [coin], signal }) {
    const answer = z.safeParse(addressSchema, await fetchJson(`${url}/address/${address}`, { signal }))
    if (!answer.success) throw new SourceError('no balance')
    const { chain_stats, mempool_stats } = answer.data
    const confirmed = chain_stats.funded_txo_sum - chain_stats.spent_txo_sum
    const pending = mempool_stats.funded_txo_sum - mempool_stats.spent_txo_sum
    const amount = pending < 0n ? confirmed + pending : confirmed
    if (amount < 0n) throw new SourceError('a negative balance')
    return coin === undefined ? [] : [{ ...coin, amount }]
  },
}
