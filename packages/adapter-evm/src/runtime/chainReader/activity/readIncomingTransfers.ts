import { type Client, type Hex, parseAbiItem } from 'viem'
import { getBlock, getLogs, getTransaction, getTransactionReceipt } from 'viem/actions'
import type { IndexedTransaction } from './searchTransactions.js'

const TRANSFER = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)')

const MAX_INCOMING = 25

export interface IncomingTransfersQuery {
  readonly address: Hex
  /**
   * Contracts of known tokens. Others are not searched, because anybody can deploy a token that sends itself to
   * everybody.
   */
  readonly tokens: readonly Hex[]
  readonly fromBlock: bigint
  readonly toBlock: bigint | undefined
  readonly known: ReadonlySet<string>
}

export interface IncomingTransfers {
  readonly transactions: readonly IndexedTransaction[]
  /** Set if the node refused the block range, or there are more transfers than were read. */
  readonly isCut: boolean
}

/**
 * Reads incoming token transfers from event logs. A search by address misses them, because only the logs name the
 * receiver.
 */
export async function readIncomingTransfers(client: Client, query: IncomingTransfersQuery): Promise<IncomingTransfers> {
  const { address, tokens, fromBlock, toBlock, known } = query
  if (!tokens.length) return { transactions: [], isCut: false }
  const logs = await getLogs(client, {
    address: [...tokens],
    event: TRANSFER,
    args: { to: address },
    fromBlock,
    toBlock: toBlock ?? 'latest',
  }).catch(() => undefined)
  if (!logs) return { transactions: [], isCut: true }
  const hashes = [...new Set(logs.map(({ transactionHash }) => transactionHash))].filter((each) => !known.has(each))
  const transactions = await Promise.all(hashes.slice(-MAX_INCOMING).map((hash) => readOne(client, hash)))
  return { transactions, isCut: hashes.length > MAX_INCOMING }
}

async function readOne(client: Client, hash: Hex): Promise<IndexedTransaction> {
  const [transaction, receipt] = await Promise.all([
    getTransaction(client, { hash }),
    getTransactionReceipt(client, { hash }),
  ])
  const { timestamp } = await getBlock(client, { blockHash: receipt.blockHash })
  return { transaction, receipt, at: Number(timestamp) * 1000 }
}
