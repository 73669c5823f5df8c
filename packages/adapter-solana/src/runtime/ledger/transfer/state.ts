import type { SentMemory, TransactionState } from '@foyer/core/adapter'
import { type Ask, COMMITMENT } from '../read/ask.js'
import { at, needed, toAmount } from '../read/values.js'
import type { LastHeight } from './lastHeight.js'

/** For so many blocks a transaction can be included (`MAX_PROCESSING_AGE` of Solana's runtime). */
const LIFE = 150n

/** Where a transaction stands; `dropped` once no block can take it any more. */
export async function state(ask: Ask, hash: string, sent: SentMemory<LastHeight>): Promise<TransactionState> {
  // In this order: what is not found after the last block that could have taken it, is nowhere.
  const height = needed(toAmount(await ask('getBlockHeight', [{ commitment: COMMITMENT }])), 'block height')
  const answer = await ask('getSignatureStatuses', [[hash], { searchTransactionHistory: true }])
  const [status] = needed(toStatuses(at(answer, 'value')), 'status')
  if (status === null) {
    const last = toAmount(sent.find(hash))
    // Sent elsewhere, or in a browser that keeps nothing: from now on it has as long as any.
    if (last === undefined) sent.keep(hash, `${height + LIFE}`)
    return { status: height > (last ?? height) ? 'dropped' : 'pending' }
  }
  if (at(status, 'confirmationStatus') === 'processed') return { status: 'pending' }
  const found = await ask('getTransaction', [hash, { commitment: COMMITMENT, maxSupportedTransactionVersion: 0 }])
  const [seconds, fee] = [toAmount(at(found, 'blockTime')), toAmount(at(found, 'meta', 'fee'))]
  return {
    status: at(status, 'err') === null ? 'confirmed' : 'failed',
    ...(seconds !== undefined && { at: Number(seconds) * 1000 }),
    ...(fee !== undefined && { fee }),
  }
}

const toStatuses = (value: unknown) => (Array.isArray(value) && value.length === 1 ? value : undefined)
