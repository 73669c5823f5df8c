import type { AdapterContext, TransactionState, TransferMethods } from '@foyer/core/adapter'
import { readChainSettings } from '../../../readChainSettings.js'
import { readBlockTime } from '../activity/readBlockTime.js'
import { findPaidFee, type IndexedTransaction, parseCoins, searchTransactions } from '../activity/searchTransactions.js'
import { readSequence } from './readAccount.js'

export type TransactionStateQuery = Parameters<TransferMethods<'cosmos'>['state']>[0]

export function createTransactionStateReader(adapterContext: AdapterContext<'cosmos'>) {
  /**
   * Hashes that the node's index lacked once, although a block had used their sequence number. The index may lag behind
   * the blocks, so only a second miss counts as dropped.
   */
  const missing = new Set<string>()

  return async (query: TransactionStateQuery): Promise<TransactionState> => {
    const { hash, address, network, nonce, signal } = query
    const search = async (text: string) =>
      (await searchTransactions(adapterContext, { network, signal, query: text, count: 1 })).transactions[0]
    const result = await search(`tx.hash='${hash}'`)
    if (result) return readIncluded(adapterContext, query, result)
    if (nonce === undefined) return { status: 'pending' }
    if ((await readSequence(adapterContext, { network, address, signal })) <= nonce) return { status: 'pending' }
    const other = await search(`tx.acc_seq='${address}/${nonce}'`)
    if (other)
      return other.hash === hash
        ? readIncluded(adapterContext, query, other)
        : { status: 'replaced', replacedBy: other.hash }
    const isMissed = missing.has(hash)
    missing.add(hash)
    return { status: isMissed ? 'dropped' : 'pending' }
  }
}

async function readIncluded(
  adapterContext: AdapterContext<'cosmos'>,
  { address, network, signal }: TransactionStateQuery,
  { code, height, events }: IndexedTransaction,
): Promise<TransactionState> {
  const paid = findPaidFee(events)
  const { denom: native } = readChainSettings(network)
  return {
    status: code === 0 ? 'confirmed' : 'failed',
    at: await readBlockTime(adapterContext, { network, height, signal }),
    fee: paid?.payer === address ? parseCoins(paid.fee).find(({ denom }) => denom === native)?.amount : undefined,
  }
}
