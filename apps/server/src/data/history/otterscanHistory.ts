import { erc20Abi, formatUnits, isAddress, parseEventLogs } from 'viem'
import * as z from 'zod/mini'
import type { Coin } from '../coins/coinSchema'
import { callNode, type NodeResult } from '../sources/callNode'
import { SourceError } from '../sources/SourceError'
import { toOperation } from './toOperation'
import type { HistorySource, HistoryTransaction, HistoryTransfer } from './types'
import { UnsupportedError } from './UnsupportedError'

const PAGE_SIZE = 25
// Nodes add the rest of the last block to a page.
const MAX_TRANSACTIONS = 500
const METHOD_NOT_FOUND = -32_601

const hex = z.custom<`0x${string}`>((value) => typeof value === 'string' && /^0x[\da-f]{0,4000000}$/i.test(value))
const address = z.custom<`0x${string}`>((value) => typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value))
const hash = z.custom<`0x${string}`>((value) => typeof value === 'string' && /^0x[\da-f]{64}$/i.test(value))
const quantity = z.pipe(
  z.string().check(z.regex(/^0x[\da-f]{1,64}$/i)),
  z.transform((value: string) => BigInt(value)),
)
const index = z
  .pipe(
    quantity,
    z.transform((value: bigint) => Number(value)),
  )
  .check(z.refine((value) => Number.isSafeInteger(value)))

const pageSchema = z.object({
  txs: z
    .array(
      z.object({
        hash,
        from: address,
        to: z.nullish(address),
        value: quantity,
        input: hex,
        nonce: index,
        blockNumber: index,
      }),
    )
    .check(z.maxLength(MAX_TRANSACTIONS)),
  receipts: z.array(
    z.object({
      transactionHash: hash,
      status: z.nullish(quantity),
      logs: z.array(z.unknown()).check(z.maxLength(10_000)),
    }),
  ),
  lastPage: z.boolean(),
})
const logSchema = z.object({ address, topics: z.array(hash).check(z.maxLength(4)), data: hex })
const blockSchema = z.object({ timestamp: index })

type Transaction = z.output<typeof pageSchema>['txs'][number]

/** Reads the history of an EVM account from a node with Otterscan's methods, such as Erigon, Reth and anvil. */
export const otterscanHistory: HistorySource = {
  namespace: 'eip155',
  isAddress: (text) => isAddress(text, { strict: false }),
  async read({ url, address: account, cursor = '0', coins, signal }) {
    if (!/^\d{1,15}$/.test(cursor)) return { transactions: [], next: undefined }
    const me = account.toLowerCase()
    const params = [me, Number(cursor), PAGE_SIZE]
    const [answer] = await callNode(url, [{ method: 'ots_searchTransactionsBefore', params }], signal)
    const page = z.safeParse(pageSchema, readOrThrow(answer))
    if (!page.success) throw new SourceError('no page of transactions')
    const { txs, receipts, lastPage } = page.data
    const times = await readTimes(url, [...new Set(txs.map(({ blockNumber }) => blockNumber))], signal)
    const byHash = new Map(receipts.map((receipt) => [receipt.transactionHash, receipt]))
    const transactions = txs.flatMap((tx) => {
      const receipt = byHash.get(tx.hash)
      if (receipt === undefined) return []
      const status: HistoryTransaction['status'] = receipt.status === 0n ? 'failed' : 'confirmed'
      const moved = status === 'failed' ? [] : [...readNative(tx, coins, me), ...readTokens(receipt.logs, coins, me)]
      return [toTransaction(tx, { status, moved, minedAt: times.get(tx.blockNumber), me })]
    })
    const last = txs.at(-1)
    return { transactions, next: lastPage || last === undefined ? undefined : String(last.blockNumber) }
  },
}

function readOrThrow(answer: NodeResult | undefined): unknown {
  if (answer !== undefined && 'result' in answer) return answer.result
  const isMissing = answer?.code === METHOD_NOT_FOUND || /method.*(not|unsupported)/i.test(answer?.message ?? '')
  throw isMissing ? new UnsupportedError('no ots_') : new SourceError('no page of transactions')
}

async function readTimes(url: string, blocks: readonly number[], signal: AbortSignal) {
  const params = blocks.map((number) => [`0x${number.toString(16)}`, false] as const)
  const answers = await callNode(
    url,
    params.map((each) => ({ method: 'eth_getBlockByNumber', params: each })),
    signal,
  )
  return new Map(
    answers.map((answer, at): [number, Date] => {
      const block = z.safeParse(blockSchema, 'result' in answer ? answer.result : undefined)
      if (!block.success) throw new SourceError('no block')
      return [blocks[at] ?? 0, new Date(block.data.timestamp * 1000)]
    }),
  )
}

function toTransaction(
  { hash: id, from, to, input, nonce }: Transaction,
  {
    status,
    moved,
    minedAt,
    me,
  }: Pick<HistoryTransaction, 'status' | 'minedAt'> & {
    readonly moved: readonly HistoryTransfer[]
    readonly me: string
  },
): HistoryTransaction {
  const operation = to == null ? 'deploy' : toOperation(moved, input === '0x' && from.toLowerCase() === me)
  return { hash: id, operation, minedAt, from, to: to ?? '', status, nonce, transfers: moved }
}

function readNative({ from, to, value }: Transaction, coins: readonly Coin[], me: string): readonly HistoryTransfer[] {
  const coin = coins.find((each) => each.address === undefined)
  return coin === undefined || value === 0n || to == null ? [] : toTransfers({ from, to, value, coin, me })
}

function readTokens(logs: readonly unknown[], coins: readonly Coin[], me: string): readonly HistoryTransfer[] {
  const parsed = logs.flatMap((log) => z.safeParse(logSchema, log).data ?? [])
  const events = parsed.flatMap(({ topics: [first, ...rest], ...log }) =>
    first === undefined
      ? []
      : parseEventLogs({
          abi: erc20Abi,
          eventName: 'Transfer',
          logs: [{ ...NO_PLACE, ...log, topics: [first, ...rest] }],
        }),
  )
  return events.flatMap(({ address: token, args: { from, to, value } }) => {
    const coin = coins.find((each) => each.address?.toLowerCase() === token.toLowerCase())
    return coin === undefined ? [] : toTransfers({ from, to, value, coin, me })
  })
}

// Fields of a log that nothing here reads.
const NO_PLACE = {
  blockHash: null,
  blockNumber: null,
  logIndex: null,
  transactionHash: null,
  transactionIndex: null,
  removed: false,
}

/** Returns no transfer between others. */
export function toTransfers({
  from,
  to,
  value,
  coin,
  me,
}: {
  readonly from: string
  readonly to: string
  readonly value: bigint
  readonly coin: Pick<Coin, 'name' | 'symbol' | 'icon' | 'decimals'>
  readonly me: string
}): readonly HistoryTransfer[] {
  const [isFromMe, isToMe] = [from.toLowerCase() === me, to.toLowerCase() === me]
  if (!isFromMe && !isToMe) return []
  const direction = isFromMe && isToMe ? 'self' : isFromMe ? 'out' : 'in'
  return [{ direction, amount: formatUnits(value, coin.decimals), coin }]
}
