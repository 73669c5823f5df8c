import type { SentMemory, TransactionState, Transfers } from '@foyer/core/adapter'
import { accountKey, readAccount } from '../../node/readAccount.js'
import { findTransaction, type Place, readFinalized, readNumberOf } from '../blocks.js'
import { type Ask, createAsk } from '../createAsk.js'
import { readBlockEvents, readOutcome } from '../events.js'
import type { TransfersContext } from './quote.js'
import type { Sent } from './sent.js'

/** For how many blocks transactions are usually valid. */
const USUAL_LIFE = 64

export type StateQuery = Parameters<Transfers<'polkadot'>['state']>[0]

interface StateContext extends TransfersContext {
  readonly memory: SentMemory<Sent>
}

/** Looks for a transaction in the blocks that it can be in. */
export async function state({ host, apis, memory }: StateContext, query: StateQuery): Promise<TransactionState> {
  const { hash, network, signal } = query
  const ask = createAsk(host, query)
  // What is used up now is in a block up to the last one.
  const isPassed = await hasPassed(ask, query)
  const last = await readNumberOf(ask)
  const sent = memory.find(hash) ?? begin(last)
  const end = sent.until === undefined ? last : Math.min(last, sent.until)
  const place = await findTransaction(ask, { hash, first: sent.since, last: end })
  if (place) {
    memory.keep(hash, sent)
    return apis.use({ network, signal }, (client) => readResult(client, place))
  }
  const finalized = await readFinalized(ask)
  const isOver = sent.until !== undefined && finalized >= sent.until
  // A block that stays has not to be looked at again.
  memory.keep(hash, { ...sent, since: Math.max(sent.since, Math.min(finalized, end) + 1) })
  if (isPassed && sent.isOwn) return { status: 'replaced' }
  return { status: isOver || isPassed ? 'dropped' : 'pending' }
}

/** Of one that was not sent from here nobody knows when it was. */
function begin(last: number): Sent {
  return { since: Math.max(0, last - USUAL_LIFE), until: last + USUAL_LIFE, isOwn: false }
}

/** Whether the account has used the nonce, for this transaction or for another one. */
async function hasPassed(ask: Ask, { address, nonce }: StateQuery): Promise<boolean> {
  if (nonce === undefined) return false
  return (await ask('state_getStorage', [accountKey(address)], readAccount)).nonce > nonce
}

async function readResult(
  client: Parameters<typeof readBlockEvents>[0],
  { block, index }: Place,
): Promise<TransactionState> {
  const { at, byIndex } = await readBlockEvents(client, block)
  const { status, fee } = readOutcome(byIndex.get(index) ?? [])
  return { status, at, fee }
}
