import { type AccountSnapshot, type AdapterContext, parseCount, type SendOutcome } from '@foyer/core/adapter'
import { getAccountStorageKey, parseAccount } from '../../node/parseAccount.js'
import { readBlockNumber, readFinalizedBlockNumber } from '../blocks/blocks.js'
import { createNodeRequester, type NetworkQuery } from '../createNodeRequester.js'
import { TRANSACTION_LIFETIME_BLOCKS } from './lifetime.js'

const LIFETIME = 2 * TRANSACTION_LIFETIME_BLOCKS

interface AccountQuery extends NetworkQuery {
  readonly address: string
}

export async function snapshotAccount(
  adapterContext: AdapterContext<'polkadot'>,
  { address, ...network }: AccountQuery,
): Promise<AccountSnapshot> {
  const request = createNodeRequester(adapterContext, network)
  const [{ nonce }, number] = await Promise.all([
    request('state_getStorage', [getAccountStorageKey(address)], parseAccount),
    readBlockNumber(request),
  ])
  return { sent: String(nonce), until: String(number + LIFETIME) }
}

/**
 * Reports `included` once a block uses the nonce that was next before the send, and `expired` once the last block that
 * could include the transaction is final.
 */
export async function readSendOutcome(
  adapterContext: AdapterContext<'polkadot'>,
  { address, snapshot, ...network }: AccountQuery & { readonly snapshot: AccountSnapshot },
): Promise<SendOutcome> {
  const [used, until] = [parseCount(snapshot.sent), parseCount(snapshot.until)]
  const request = createNodeRequester(adapterContext, network)
  // Read the finalized block before the nonce. If that block is past the last one that could include the transaction
  // and the nonce is unused, the transaction will never be included.
  const finalized = await readFinalizedBlockNumber(request)
  const { nonce } = await request('state_getStorage', [getAccountStorageKey(address)], parseAccount)
  if (used !== undefined && nonce > used) return 'included'
  return until !== undefined && finalized > until ? 'expired' : 'open'
}
