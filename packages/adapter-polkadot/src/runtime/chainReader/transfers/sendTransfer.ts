import { type Connection, ModalError, type SentTransactionStore, type Transfer } from '@foyer/core/adapter'
import { readBlockNumber } from '../blocks/blocks.js'
import { createNodeRequester } from '../createNodeRequester.js'
import type { PendingTransaction } from './pendingTransaction.js'
import type { TransfersContext } from './readTransferQuote.js'
import { toTransferCall } from './toTransferCall.js'

export async function sendTransfer(
  {
    adapterContext,
    memory,
  }: Pick<TransfersContext, 'adapterContext'> & { readonly memory: SentTransactionStore<PendingTransaction> },
  transfer: Transfer<'polkadot'>,
  connection: Connection<'polkadot'>,
): Promise<{ readonly hash: string; readonly nonce?: number | undefined }> {
  const { network, from } = transfer
  const transaction = toTransferCall(transfer)
  const since = await readBlockNumber(createNodeRequester(adapterContext, { network }))
  if (connection.caipNetworkId !== network.caipNetworkId) {
    throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId: connection.caipNetworkId } })
  }
  if (!connection.sendTransaction) throw new ModalError('METHOD_UNSUPPORTED')
  const sent: { readonly hash: string; readonly nonce?: unknown; readonly until?: unknown } =
    await connection.sendTransaction({ transaction, account: from })
  const { hash, nonce, until } = sent
  memory.store(hash, { since, until: typeof until === 'number' ? until : undefined, isOwn: true })
  return { hash, nonce: typeof nonce === 'number' ? nonce : undefined }
}
