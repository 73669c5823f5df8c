import { type Client, type Hex, parseAbiItem } from 'viem'
import { getBlock, getLogs, getTransaction, getTransactionReceipt } from 'viem/actions'
import type { Found } from './searchOtterscan.js'

const TRANSFER = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)')

/** More than these are read one by one from nodes; what is left out is why a page may be incomplete. */
const MOST = 25

export interface IncomingQuery {
  readonly address: Hex
  /** Only of tokens that are known: anybody can write a token that sends itself to everybody. */
  readonly tokens: readonly Hex[]
  readonly fromBlock: bigint
  readonly toBlock: bigint | undefined
  readonly known: ReadonlySet<string>
}

export interface Incoming {
  readonly found: readonly Found[]
  /** The node refused to look through so many blocks, or there are more than are read. */
  readonly isCut: boolean
}

/** Tokens that came in. Who looks for transactions by address does not find these: the address is in their logs alone. */
export async function incoming(client: Client, query: IncomingQuery): Promise<Incoming> {
  const { address, tokens, fromBlock, toBlock, known } = query
  if (!tokens.length) return { found: [], isCut: false }
  const logs = await getLogs(client, {
    address: [...tokens],
    event: TRANSFER,
    args: { to: address },
    fromBlock,
    toBlock: toBlock ?? 'latest',
  }).catch(() => undefined)
  if (!logs) return { found: [], isCut: true }
  const hashes = [...new Set(logs.map(({ transactionHash }) => transactionHash))].filter((each) => !known.has(each))
  const found = await Promise.all(hashes.slice(-MOST).map((hash) => readOne(client, hash)))
  return { found, isCut: hashes.length > MOST }
}

async function readOne(client: Client, hash: Hex): Promise<Found> {
  const [transaction, receipt] = await Promise.all([
    getTransaction(client, { hash }),
    getTransactionReceipt(client, { hash }),
  ])
  const { timestamp } = await getBlock(client, { blockHash: receipt.blockHash })
  return { transaction, receipt, at: Number(timestamp) * 1000 }
}
