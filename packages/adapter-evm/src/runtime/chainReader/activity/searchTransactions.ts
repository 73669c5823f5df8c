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

const PAGE_SIZE = 25

export interface IndexedTransaction {
  readonly transaction: Transaction
  readonly receipt: TransactionReceipt
  readonly at?: number | undefined
}

export interface TransactionPage {
  readonly transactions: readonly IndexedTransaction[]
  readonly isLast: boolean
}

/**
 * Searches the transactions of an address before a block (0: the newest) with Otterscan's
 * `ots_searchTransactionsBefore`. Undefined if the node lacks the method.
 */
export async function searchTransactions(
  client: Client,
  address: Hex,
  before: bigint,
): Promise<TransactionPage | undefined> {
  const answer: unknown = await client.request({
    method: 'ots_searchTransactionsBefore' as never,
    params: [address, Number(before), PAGE_SIZE] as never,
  })
  const { txs, receipts, lastPage }: Readonly<Record<string, unknown>> = Object(answer)
  if (!Array.isArray(txs) || !Array.isArray(receipts)) return undefined
  return {
    transactions: txs.flatMap((each: unknown, index) => readOne(each, receipts[index]) ?? []),
    isLast: lastPage === true || txs.length === 0,
  }
}

function readOne(transaction: unknown, receipt: unknown): IndexedTransaction | undefined {
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
