import { erc20Abi, formatUnits, type Hex, isAddress, isAddressEqual, parseEventLogs, type RpcLog } from 'viem'
import { EVM_TOKENS } from '../evm/contracts/tokens'
import { requestNode } from '../nodes/requestNode'
import { getPictureUrl } from './prices'

const PAGE_SIZE = 25

interface Tx {
  hash: Hex
  from: Hex
  to: Hex | null
  value: Hex
  input: Hex
  nonce: Hex
  blockNumber: Hex
}

interface Receipt {
  status: Hex
  logs?: RpcLog[]
}

/**
 * Reads a page of an address's history, newest first. `cursor` and `next` are block numbers: a page holds transactions
 * of earlier blocks only.
 */
export async function readHistory({
  rpcUrl,
  chainId,
  url,
  account,
  cursor = '0',
}: {
  rpcUrl: string
  chainId: string
  url: string
  account: Hex
  cursor?: string | undefined
}) {
  if (!isAddress(account, { strict: false }) || !/^\d+$/.test(cursor)) return { data: [], next: null }
  const result = await requestNode(rpcUrl, 'ots_searchTransactionsBefore', [account, Number(cursor), PAGE_SIZE])
  const txs: readonly Tx[] = result.txs
  const data = await Promise.all(
    txs.map(async (tx, index) => toTransaction({ tx, receipt: result.receipts[index], rpcUrl, chainId, url, account })),
  )
  const last = txs.at(-1)
  return { data, next: result.lastPage || !last ? null : String(Number(last.blockNumber)) }
}

async function toTransaction({
  tx,
  receipt,
  rpcUrl,
  chainId,
  url,
  account,
}: {
  tx: Tx
  receipt: Receipt
  rpcUrl: string
  chainId: string
  url: string
  account: Hex
}) {
  const { timestamp } = await requestNode(rpcUrl, 'eth_getBlockByNumber', [tx.blockNumber, false])
  const isMine = isAddressEqual(tx.from, account)
  const logs = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: receipt.logs ?? [] })
  const tokens = logs.flatMap(({ address, args: { from, to, value } }) => {
    const token = Object.values(EVM_TOKENS).find((each) => isAddressEqual(each.address, address))
    const isOurs = [from, to].some((each) => isAddressEqual(each, account))
    return token && isOurs ? [transfer({ from, to, account, url, token, amount: value })] : []
  })
  const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const own = BigInt(tx.value) > 0n && tx.to
  const native = own ? [transfer({ from: tx.from, to: own, account, url, token: ether, amount: BigInt(tx.value) })] : []
  const transfers = [...native, ...tokens]
  const isPlain = tx.input === '0x' || tokens.length > 0
  return {
    id: tx.hash,
    metadata: {
      operationType: tx.to === null ? 'deploy' : isPlain ? (isMine ? 'send' : 'receive') : 'execute',
      hash: tx.hash,
      minedAt: new Date(Number(timestamp) * 1000).toISOString(),
      sentFrom: tx.from,
      sentTo: tx.to ?? '',
      status: receipt.status === '0x1' ? 'confirmed' : 'failed',
      nonce: Number(tx.nonce),
      chain: chainId,
    },
    transfers,
  }
}

function transfer({
  from,
  to,
  account,
  url,
  token: { name, symbol, decimals },
  amount,
}: {
  from: Hex
  to: Hex
  account: Hex
  url: string
  token: { name: string; symbol: string; decimals: number }
  amount: bigint
}) {
  const isOut = isAddressEqual(from, account)
  return {
    direction: isOut ? (isAddressEqual(to, account) ? 'self' : 'out') : 'in',
    quantity: { numeric: formatUnits(amount, decimals) },
    fungible_info: { name, symbol, icon: { url: getPictureUrl(url, symbol) } },
  }
}
