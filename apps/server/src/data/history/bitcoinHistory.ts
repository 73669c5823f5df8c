import * as z from 'zod/mini'
import { isBitcoinAddress } from '../sources/addresses'
import { fetchJson } from '../sources/fetchJson'
import { amountField } from '../sources/fields'
import { SourceError } from '../sources/SourceError'
import { toTransfer } from './solanaHistory'
import { toOperation } from './toOperation'
import type { HistorySource } from './types'

const PAGE_SIZE = 25
/** Transactions with many inputs are long. */
const MAX_BYTES = 5_000_000
const TXID = /^[\da-f]{64}$/

const outputSchema = z.object({
  scriptpubkey_address: z.optional(z.string().check(z.maxLength(100))),
  value: amountField,
})
const pageSchema = z
  .array(
    z.object({
      txid: z.string().check(z.regex(TXID)),
      vin: z.array(z.object({ prevout: z.nullish(outputSchema) })),
      vout: z.array(outputSchema),
      status: z.object({
        confirmed: z.boolean(),
        block_time: z.optional(z.int().check(z.gte(0), z.lte(8_640_000_000_000))),
      }),
    }),
  )
  .check(z.maxLength(200))

type Output = z.output<typeof outputSchema>

/** Reads the history of a Bitcoin account from Esplora, those in no block first. */
export const bitcoinHistory: HistorySource = {
  namespace: 'bip122',
  isAddress: isBitcoinAddress,
  async read({ url, address: me, cursor, coins: [coin], signal }) {
    if (cursor !== undefined && !TXID.test(cursor)) return { transactions: [], next: undefined }
    const path = cursor === undefined ? `/address/${me}/txs` : `/address/${me}/txs/chain/${cursor}`
    const page = z.safeParse(pageSchema, await fetchJson(url + path, { signal, maxBytes: MAX_BYTES }))
    if (!page.success) throw new SourceError('no page of transactions')
    const isMine = (output: Output) => output.scriptpubkey_address === me
    const sum = (outputs: readonly Output[]) => outputs.filter(isMine).reduce((total, { value }) => total + value, 0n)
    const transactions = page.data.map(({ txid, vin, vout, status }) => {
      const inputs = vin.flatMap(({ prevout }) => prevout ?? [])
      const change = sum(vout) - sum(inputs)
      const transfers = coin === undefined || change === 0n ? [] : [toTransfer(change, coin)]
      return {
        hash: txid,
        operation: toOperation(transfers, true),
        minedAt: status.block_time === undefined ? undefined : new Date(status.block_time * 1000),
        from: inputs.find((input) => change > 0n || isMine(input))?.scriptpubkey_address ?? '',
        to: vout.find((output) => isMine(output) === change > 0n)?.scriptpubkey_address ?? '',
        status: status.confirmed ? ('confirmed' as const) : ('pending' as const),
        transfers,
      }
    })
    const confirmed = page.data.filter(({ status }) => status.confirmed)
    return { transactions, next: confirmed.length < PAGE_SIZE ? undefined : confirmed.at(-1)?.txid }
  },
}
