import type { TransactionQuery, TransactionState } from '@foyer/core/adapter'
import { type Client, getAddress, type Hex, isAddressEqual, isHex, type TransactionReceipt } from 'viem'
import { getBlock, getTransaction, getTransactionCount, getTransactionReceipt } from 'viem/actions'
import { toViemChain } from '../../chains/toViemChain.js'
import { createRpcClient } from '../../node/createRpcClient.js'
import { ignoreNamedError } from '../../node/findError.js'
import type { ChainReaderContext } from '../context.js'
import { getPaidFee } from './getPaidFee.js'
import { isSentBy } from './isSentBy.js'

/** Time by the chain's clock after which a transaction unknown to the node counts as dropped. */
const FORGOTTEN_AFTER_SECONDS = 600n

export type TransactionStateQuery = TransactionQuery<'eip155'>

/**
 * Creates the function that reads a transaction's state, and that remembers since when the node lacks the transaction.
 */
export function createTransactionStateReader({
  runtime,
  getClient,
  request,
}: ChainReaderContext): (query: TransactionStateQuery) => Promise<TransactionState> {
  const missing = new Map<string, bigint>()

  const lookFor = async (client: Client, query: TransactionStateQuery): Promise<TransactionState> => {
    const { hash, address, nonce, node = '' } = query
    if (!isHex(hash)) return { status: 'pending' }
    const account = getAddress(address)
    const key = `${node} ${hash}`
    const [receipt, sent] = await Promise.all([receiptOf(client, hash), transactionOf(client, hash)])
    // If a relayer sent the transaction, the nonce is the relayer's, not the account's.
    const own = sent && isAddressEqual(sent.from, account) ? sent.nonce : undefined
    if (receipt) return included(client, receipt, { account, nonce: own ?? nonce })
    if (sent) {
      missing.delete(key)
      return { status: 'pending', nonce: own ?? nonce }
    }
    const [used, { timestamp }] = await Promise.all([
      nonce === undefined ? 0 : getTransactionCount(client, { address: account, blockTag: 'latest' }),
      getBlock(client),
    ])
    if (nonce !== undefined && used > nonce) return findReplacement(client, { hash, account, nonce })
    const since = missing.get(key) ?? timestamp
    missing.set(key, since)
    return { status: timestamp - since >= FORGOTTEN_AFTER_SECONDS ? 'dropped' : 'pending', nonce }
  }
  return ({ node, ...query }) =>
    request(query.signal, async () => {
      if (node === undefined) return lookFor(getClient(query.network), query)
      const note = runtime.adapterContext.noteRequest
      const client = createRpcClient(toViemChain(query.network), [node], { note })
      return {
        ...(await lookFor(client, { ...query, node })),
        source: node,
      }
    })
}

/** Finds the transaction that used the nonce. */
async function findReplacement(
  client: Client,
  { hash, account, nonce }: { readonly hash: Hex; readonly account: Hex; readonly nonce: number },
): Promise<TransactionState> {
  const receipt = await receiptOf(client, hash)
  if (receipt) return included(client, receipt, { account, nonce })
  const replacedBy = await findBySenderAndNonce(client, account, nonce)
  // The node lists the transaction's hash, but not its details yet.
  if (replacedBy === hash) return { status: 'pending', nonce }
  return { status: 'replaced', nonce, replacedBy }
}

async function included(
  client: Client,
  receipt: TransactionReceipt,
  { account, nonce }: { readonly account: Hex; readonly nonce: number | undefined },
): Promise<TransactionState> {
  if (!isSentBy(account, receipt)) return { status: 'pending', nonce, conflict: 'sender' }
  const { timestamp } = await getBlock(client, { blockHash: receipt.blockHash })
  return {
    status: receipt.status === 'success' ? 'confirmed' : 'failed',
    at: Number(timestamp) * 1000,
    fee: getPaidFee(receipt),
    nonce,
  }
}

async function receiptOf(client: Client, hash: Hex): Promise<TransactionReceipt | undefined> {
  return getTransactionReceipt(client, { hash }).catch(ignoreNamedError('TransactionReceiptNotFoundError'))
}

async function transactionOf(client: Client, hash: Hex) {
  return getTransaction(client, { hash }).catch(ignoreNamedError('TransactionNotFoundError'))
}

async function findBySenderAndNonce(client: Client, account: Hex, nonce: number): Promise<string | undefined> {
  try {
    const result: unknown = await client.request({
      method: 'ots_getTransactionBySenderAndNonce' as never,
      params: [account, nonce] as never,
    })
    return isHex(result) ? result : undefined
  } catch {
    return undefined
  }
}
