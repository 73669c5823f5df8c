import type { SentTransactionStore, TransactionState, TransferMethods } from '@foyer/core/adapter'
import { getAccountStorageKey, parseAccount } from '../../node/parseAccount.js'
import {
  findTransaction,
  readBlockNumber,
  readFinalizedBlockNumber,
  type TransactionPosition,
} from '../blocks/blocks.js'
import { readBlockEvents, readTransactionOutcome } from '../blocks/events.js'
import { createNodeRequester, type NodeRequester } from '../createNodeRequester.js'
import type { PendingTransaction } from './pendingTransaction.js'
import type { TransfersContext } from './readTransferQuote.js'

const USUAL_LIFETIME_BLOCKS = 64

export type TransactionStateQuery = Parameters<TransferMethods<'polkadot'>['state']>[0]

interface StateContext extends TransfersContext {
  readonly memory: SentTransactionStore<PendingTransaction>
}

export async function readTransactionState(
  { adapterContext, apis, memory }: StateContext,
  query: TransactionStateQuery,
): Promise<TransactionState> {
  const { hash, network, signal } = query
  const request = createNodeRequester(adapterContext, query)
  // The nonce is read before the newest block, so that the block which used the nonce is among those searched.
  const isPassed = await hasPassed(request, query)
  const last = await readBlockNumber(request)
  const sent = memory.find(hash) ?? begin(last)
  const end = sent.until === undefined ? last : Math.min(last, sent.until)
  const place = await findTransaction(request, { hash, first: sent.since, last: end })
  if (place) {
    memory.store(hash, sent)
    return apis.use({ network, signal }, (client) => readResult(client, place))
  }
  const finalized = await readFinalizedBlockNumber(request)
  const isOver = sent.until !== undefined && finalized >= sent.until
  // Blocks that are final were searched once and need no second search.
  memory.store(hash, { ...sent, since: Math.max(sent.since, Math.min(finalized, end) + 1) })
  if (isPassed && sent.isOwn) return { status: 'replaced' }
  return { status: isOver || isPassed ? 'dropped' : 'pending' }
}

/** Assumes the usual lifetime for a transaction that Foyer did not send. */
function begin(last: number): PendingTransaction {
  return { since: Math.max(0, last - USUAL_LIFETIME_BLOCKS), until: last + USUAL_LIFETIME_BLOCKS, isOwn: false }
}

async function hasPassed(request: NodeRequester, { address, nonce }: TransactionStateQuery): Promise<boolean> {
  if (nonce === undefined) return false
  return (await request('state_getStorage', [getAccountStorageKey(address)], parseAccount)).nonce > nonce
}

async function readResult(
  client: Parameters<typeof readBlockEvents>[0],
  { block, index }: TransactionPosition,
): Promise<TransactionState> {
  const { at, byIndex } = await readBlockEvents(client, block)
  const { status, fee } = readTransactionOutcome(byIndex.get(index) ?? [])
  return { status, at, fee }
}
