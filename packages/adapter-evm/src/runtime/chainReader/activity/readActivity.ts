import type { ActivityPage, ActivityQuery } from '@foyer/core/adapter'
import { getAddress, type Hex, isAddress } from 'viem'
import { isNodeFailure } from '../../node/rethrowNodeFailure.js'
import type { ChainReaderContext } from '../context.js'
import { readIncomingTransfers } from './readIncomingTransfers.js'
import { type IndexedTransaction, searchTransactions } from './searchTransactions.js'
import { toActivity } from './toActivity.js'

export async function readActivity(
  { getClient, request }: ChainReaderContext,
  { address: input, network, cursor, known, signal }: ActivityQuery<'eip155'>,
): Promise<ActivityPage> {
  const tokens = new Map(known.map((each) => [String(each.address).toLowerCase(), each]))
  const contracts = known.flatMap(({ address }): Hex[] =>
    address && isAddress(address, { strict: false }) ? [address] : [],
  )
  const before = cursor && /^\d{1,15}$/.test(cursor) ? BigInt(cursor) : 0n
  return request(signal, async () => {
    if (!isAddress(input, { strict: false })) return { items: [] }
    const [address, client] = [getAddress(input), getClient(network)]
    const page = await searchTransactions(client, address, before).catch(ignoreUnsupported)
    if (!page) return { items: [], mayBeIncomplete: true }
    const next = page.isLast ? undefined : page.transactions.at(-1)?.transaction.blockNumber
    const { transactions: incoming, isCut } = await readIncomingTransfers(client, {
      address,
      tokens: contracts,
      known: new Set(page.transactions.map(({ transaction }) => transaction.hash)),
      fromBlock: next ?? 0n,
      toBlock: before > 0n ? before - 1n : undefined,
    })
    const items = sortNewestFirst([...page.transactions, ...incoming]).map((each) =>
      toActivity(each, { address, network, tokens }),
    )
    return { items, ...(next && { next: String(next) }), ...(isCut && { mayBeIncomplete: true }) }
  })
}

function sortNewestFirst(transactions: readonly IndexedTransaction[]): readonly IndexedTransaction[] {
  const place = ({ receipt: { blockNumber, transactionIndex } }: IndexedTransaction) =>
    [blockNumber, BigInt(transactionIndex)] as const
  return [...transactions].sort((one, other) => {
    const [[block, index], [otherBlock, otherIndex]] = [place(one), place(other)]
    return block === otherBlock ? Number(otherIndex - index) : Number(otherBlock - block)
  })
}

/** Ignores the error of a node without the method. Rethrows the error of an unreachable node. */
function ignoreUnsupported(cause: unknown): undefined {
  if (isNodeFailure(cause)) throw cause
}
