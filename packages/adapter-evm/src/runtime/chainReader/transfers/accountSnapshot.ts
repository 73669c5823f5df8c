import { type AccountSnapshot, parseCount, type SendOutcome } from '@foyer/core/adapter'
import { getAddress } from 'viem'
import { getCode, getTransactionCount } from 'viem/actions'
import type { ChainReaderContext } from '../context.js'
import type { TransactionStateQuery } from './createTransactionStateReader.js'

type AccountQuery = Pick<TransactionStateQuery, 'address' | 'network' | 'signal'>

/** Reads the account's next nonce. Undefined for a contract account, for which other accounts send. */
export async function snapshotAccount(
  { getClient, request }: ChainReaderContext,
  { address, network, signal }: AccountQuery,
): Promise<AccountSnapshot | undefined> {
  const client = getClient(network)
  const account = { address: getAddress(address) }
  const [code, count] = await request(signal, () =>
    Promise.all([getCode(client, account), getTransactionCount(client, { ...account, blockTag: 'pending' })]),
  )
  return code === undefined || code === '0x' ? { sent: String(count) } : undefined
}

/**
 * Reports `included` once a block includes a transaction with the nonce that was next before the send: the sent
 * transaction or another.
 */
export async function readSendOutcome(
  { getClient, request }: ChainReaderContext,
  { address, network, signal, snapshot }: AccountQuery & { readonly snapshot: AccountSnapshot },
): Promise<SendOutcome> {
  const nonce = parseCount(snapshot.sent)
  if (nonce === undefined) return 'open'
  const query = { address: getAddress(address), blockTag: 'latest' } as const
  return (await request(signal, () => getTransactionCount(getClient(network), query))) > nonce ? 'included' : 'open'
}
