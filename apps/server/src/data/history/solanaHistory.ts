import { formatUnits } from 'viem'
import * as z from 'zod/mini'
import type { Coin } from '../coins/coinSchema'
import { isSolanaAddress } from '../sources/addresses'
import { callNode, readResult } from '../sources/callNode'
import { amountField } from '../sources/fields'
import { SourceError } from '../sources/SourceError'
import { toOperation } from './toOperation'
import type { HistorySource, HistoryTransaction, HistoryTransfer } from './types'

const PAGE_SIZE = 10
const SIGNATURE = /^[1-9A-HJ-NP-Za-km-z]{64,88}$/

const signaturesSchema = z
  .array(
    z.object({
      signature: z.string().check(z.regex(SIGNATURE)),
      blockTime: z.nullish(z.int().check(z.gte(0), z.lte(8_640_000_000_000))),
      err: z.unknown(),
    }),
  )
  .check(z.maxLength(PAGE_SIZE))
const address = z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/))
const tokenBalances = z.nullish(
  z.array(z.object({ mint: address, owner: z.optional(z.string()), uiTokenAmount: z.object({ amount: amountField }) })),
)
const transactionSchema = z.object({
  meta: z.object({
    fee: amountField,
    preBalances: z.array(amountField),
    postBalances: z.array(amountField),
    preTokenBalances: tokenBalances,
    postTokenBalances: tokenBalances,
  }),
  transaction: z.object({ message: z.object({ accountKeys: z.array(z.object({ pubkey: address })) }) }),
})

type Transaction = z.output<typeof transactionSchema>

/** Reads the transactions that name a Solana account, with what they changed in its balances. */
export const solanaHistory: HistorySource = {
  namespace: 'solana',
  isAddress: isSolanaAddress,
  async read({ url, address: me, cursor, coins, signal }) {
    if (cursor !== undefined && !SIGNATURE.test(cursor)) return { transactions: [], next: undefined }
    const options = { limit: PAGE_SIZE, ...(cursor !== undefined && { before: cursor }) }
    const call = { method: 'getSignaturesForAddress', params: [me, options] }
    const list = z.safeParse(signaturesSchema, await readResult(url, call, signal))
    if (!list.success) throw new SourceError('no signatures')
    const answers = await callNode(
      url,
      list.data.map(({ signature }) => ({
        method: 'getTransaction',
        params: [signature, { encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 }],
      })),
      signal,
    )
    const transactions = list.data.map(({ signature, blockTime, err }, index): HistoryTransaction => {
      const answer = answers[index]
      if (answer === undefined || !('result' in answer)) throw new SourceError('no transaction')
      const read = z.safeParse(transactionSchema, answer.result)
      // A node that no longer has the transaction still knows that there was one.
      const transfers = read.success && err == null ? readTransfers(read.data, coins, me) : []
      return {
        hash: signature,
        operation: toOperation(transfers, false),
        minedAt: blockTime == null ? undefined : new Date(blockTime * 1000),
        from: read.data?.transaction.message.accountKeys[0]?.pubkey ?? '',
        to: '',
        status: err == null ? 'confirmed' : 'failed',
        transfers,
      }
    })
    const last = list.data.at(-1)
    return { transactions, next: list.data.length < PAGE_SIZE ? undefined : last?.signature }
  },
}

function readTransfers({ meta, transaction }: Transaction, coins: readonly Coin[], me: string) {
  const place = transaction.message.accountKeys.findIndex(({ pubkey }) => pubkey === me)
  const fee = place === 0 ? meta.fee : 0n
  const lamports = (meta.postBalances[place] ?? 0n) - (meta.preBalances[place] ?? 0n) + fee
  const changes = new Map<string | undefined, bigint>([[undefined, lamports]])
  const add = (balances: Transaction['meta']['preTokenBalances'], sign: bigint) => {
    for (const { mint, owner, uiTokenAmount } of balances ?? [])
      if (owner === me) changes.set(mint, (changes.get(mint) ?? 0n) + sign * uiTokenAmount.amount)
  }
  add(meta.preTokenBalances, -1n)
  add(meta.postTokenBalances, 1n)
  return coins.flatMap((coin): HistoryTransfer[] => {
    const change = changes.get(coin.address) ?? 0n
    return change === 0n ? [] : [toTransfer(change, coin)]
  })
}

export function toTransfer(change: bigint, coin: Coin): HistoryTransfer {
  const amount = formatUnits(change < 0n ? -change : change, coin.decimals)
  return { direction: change < 0n ? 'out' : 'in', amount, coin }
}
