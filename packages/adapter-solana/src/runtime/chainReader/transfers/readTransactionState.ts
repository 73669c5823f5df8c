import type { SentTransactionStore, TransactionState } from '@foyer/core/adapter'
import { COMMITMENT, type NodeRequester } from '../accounts/createNodeRequester.js'
import { readPath, requireValue, toAmount } from '../accounts/values.js'
import type { LastValidHeight } from './lastValidHeight.js'

/** Lifetime of a blockhash (`MAX_PROCESSING_AGE` of Solana's runtime). */
const LIFETIME_BLOCKS = 150n

export async function readTransactionState(
  request: NodeRequester,
  hash: string,
  sent: SentTransactionStore<LastValidHeight>,
): Promise<TransactionState> {
  // Read the block height before the status. If the height is past the transaction's last valid block and the status is
  // missing, no block includes the transaction.
  const height = requireValue(toAmount(await request('getBlockHeight', [{ commitment: COMMITMENT }])), 'block height')
  const answer = await request('getSignatureStatuses', [[hash], { searchTransactionHistory: true }])
  const [status] = requireValue(toStatuses(readPath(answer, 'value')), 'status')
  if (status === null) {
    const last = toAmount(sent.find(hash))
    // Without a stored last valid block, assume that the transaction's full lifetime begins now.
    if (last === undefined) sent.store(hash, `${height + LIFETIME_BLOCKS}`)
    return { status: height > (last ?? height) ? 'dropped' : 'pending' }
  }
  if (readPath(status, 'confirmationStatus') === 'processed') return { status: 'pending' }
  const result = await request('getTransaction', [hash, { commitment: COMMITMENT, maxSupportedTransactionVersion: 0 }])
  const [seconds, fee] = [toAmount(readPath(result, 'blockTime')), toAmount(readPath(result, 'meta', 'fee'))]
  return {
    status: readPath(status, 'err') === null ? 'confirmed' : 'failed',
    ...(seconds !== undefined && { at: Number(seconds) * 1000 }),
    ...(fee !== undefined && { fee }),
  }
}

const toStatuses = (value: unknown) => (Array.isArray(value) && value.length === 1 ? value : undefined)
