import {
  type Client,
  formatTransaction,
  formatTransactionReceipt,
  type Hex,
  type RpcTransaction,
  type RpcTransactionReceipt,
  type Transaction,
  type TransactionReceipt,
} from 'viem'

/** As one page: enough to fill a screen. A node may give a few more, so that no block is cut. */
const PAGE = 25

export interface Found {
  readonly transaction: Transaction
  readonly receipt: TransactionReceipt
  /** Milliseconds since 1970. */
  readonly at?: number | undefined
}

export interface FoundPage {
  readonly found: readonly Found[]
  readonly isLast: boolean
}

/**
 * What happened with an address before a block; 0 is the newest. By `ots_searchTransactionsBefore`, which nodes with Otterscan's
 * questions know. Undefined for nodes that do not.
 */
export async function searchOtterscan(client: Client, address: Hex, before: bigint): Promise<FoundPage | undefined> {
  const answer: unknown = await client.request({
    method: 'ots_searchTransactionsBefore' as never,
    params: [address, Number(before), PAGE] as never,
  })
  const { txs, receipts, lastPage }: Readonly<Record<string, unknown>> = Object(answer)
  if (!Array.isArray(txs) || !Array.isArray(receipts)) return undefined
  return {
    found: txs.flatMap((each: unknown, index) => readOne(each, receipts[index]) ?? []),
    isLast: lastPage === true || txs.length === 0,
  }
}

function readOne(transaction: unknown, receipt: unknown): Found | undefined {
  try {
    const read = {
      transaction: formatTransaction(transaction as RpcTransaction) as Transaction,
      receipt: formatTransactionReceipt(receipt as RpcTransactionReceipt),
    }
    const { hash, from, blockNumber, value } = read.transaction
    const isWhole =
      typeof hash === 'string' && typeof from === 'string' && blockNumber !== null && typeof value === 'bigint'
    const seconds = Number(Object(receipt).timestamp)
    return isWhole && Array.isArray(read.receipt.logs)
      ? { ...read, at: Number.isFinite(seconds) ? seconds * 1000 : undefined }
      : undefined
  } catch {
    return undefined
  }
}
