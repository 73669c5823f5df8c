import { type AccountSnapshot, ModalError, parseCount, type SendOutcome } from '@foyer/core/adapter'
import { COMMITMENT, type NodeRequester } from '../accounts/createNodeRequester.js'
import { readPath, requireValue, toAmount, toNonEmptyText } from '../accounts/values.js'

/**
 * Twice the 150 blocks of a blockhash's lifetime (`MAX_PROCESSING_AGE` of Solana's runtime), because the transaction
 * may be built up to a lifetime after this snapshot of the account was read.
 */
const LIFETIME_BLOCKS = 2n * 150n

export async function snapshotAccount(request: NodeRequester, address: string): Promise<AccountSnapshot> {
  const [height, answer] = await Promise.all([
    readHeight(request, COMMITMENT),
    request('getSignaturesForAddress', [address, { commitment: COMMITMENT, limit: 1 }]),
  ])
  const hash = Array.isArray(answer) && answer.length ? toNonEmptyText(readPath(answer[0], 'signature')) : ''
  if (!Array.isArray(answer) || hash === undefined) {
    throw new ModalError('RESPONSE_INVALID', { message: 'The node returned no signatures' })
  }
  return { sent: hash, until: String(height + LIFETIME_BLOCKS) }
}

/**
 * Reports `expired` once no blockhash that the transaction can have used is still valid. Solana accounts have no nonce
 * that would tell whether the transaction was included.
 */
export async function readSendOutcome(request: NodeRequester, { until }: AccountSnapshot): Promise<SendOutcome> {
  const last = parseCount(until)
  return last !== undefined && (await readHeight(request, 'finalized')) > last ? 'expired' : 'open'
}

const readHeight = async (request: NodeRequester, commitment: string) =>
  requireValue(toAmount(await request('getBlockHeight', [{ commitment }])), 'block height')
