import { type Connection, ModalError, type SentMemory, type Transfer } from '@foyer/core/adapter'
import { readNumberOf } from '../blocks.js'
import { createAsk } from '../createAsk.js'
import type { TransfersContext } from './quote.js'
import type { Sent } from './sent.js'
import { toCall } from './toCall.js'

/** Has the wallet sign a transfer, and remembers for how long it can still come into a block. */
export async function send(
  { host, memory }: Pick<TransfersContext, 'host'> & { readonly memory: SentMemory<Sent> },
  transfer: Transfer<'polkadot'>,
  connection: Connection<'polkadot'>,
): Promise<{ readonly hash: string; readonly nonce?: number | undefined }> {
  const { network, from } = transfer
  const transaction = toCall(transfer)
  const since = await readNumberOf(createAsk(host, { network }))
  if (connection.caipNetworkId !== network.caipNetworkId) {
    throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId: connection.caipNetworkId } })
  }
  if (!connection.sendTransaction) throw new ModalError('ACT_UNSUPPORTED')
  const sent: { readonly hash: string; readonly nonce?: unknown; readonly until?: unknown } =
    await connection.sendTransaction({ transaction, account: from })
  const { hash, nonce, until } = sent
  memory.keep(hash, { since, until: typeof until === 'number' ? until : undefined, isOwn: true })
  return { hash, nonce: typeof nonce === 'number' ? nonce : undefined }
}
