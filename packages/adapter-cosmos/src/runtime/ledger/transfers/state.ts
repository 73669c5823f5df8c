import type { AdapterHost, TransactionState, Transfers } from '@foyer/core/adapter'
import { readChain } from '../../../readChain.js'
import { readTime } from '../activity/readTime.js'
import { type FoundTransaction, readCoins, readFee, searchTransactions } from '../activity/searchTransactions.js'
import { readSequence } from './readAccount.js'

export type StateQuery = Parameters<Transfers<'cosmos'>['state']>[0]

/** Looks a transaction up in a node's index. */
export function createState(host: AdapterHost<'cosmos'>) {
  /** Unknown though their sequence was used: a node writes its index a moment after the block. */
  const missing = new Set<string>()

  return async (query: StateQuery): Promise<TransactionState> => {
    const { hash, address, network, nonce, signal } = query
    const search = async (text: string) =>
      (await searchTransactions(host, { network, signal, query: text, count: 1 })).found[0]
    const found = await search(`tx.hash='${hash}'`)
    if (found) return readIncluded(host, query, found)
    if (nonce === undefined) return { status: 'pending' }
    if ((await readSequence(host, { network, address, signal })) <= nonce) return { status: 'pending' }
    const other = await search(`tx.acc_seq='${address}/${nonce}'`)
    if (other)
      return other.hash === hash ? readIncluded(host, query, other) : { status: 'replaced', replacedBy: other.hash }
    const isMissed = missing.has(hash)
    missing.add(hash)
    return { status: isMissed ? 'dropped' : 'pending' }
  }
}

async function readIncluded(
  host: AdapterHost<'cosmos'>,
  { address, network, signal }: StateQuery,
  { code, height, events }: FoundTransaction,
): Promise<TransactionState> {
  const paid = readFee(events)
  const { denom: native } = readChain(network)
  return {
    status: code === 0 ? 'confirmed' : 'failed',
    at: await readTime(host, { network, height, signal }),
    fee: paid?.payer === address ? readCoins(paid.fee).find(({ denom }) => denom === native)?.amount : undefined,
  }
}
