import { type AttachRequest, type Channel, ModalError } from '@foyer/core/adapter'
import { createConnection } from '../connection/createConnection.js'
import type { BitcoinConnection, RuntimeContext } from '../context.js'
import { createChannelApi } from './createChannelApi.js'

export async function attachChannel(
  context: RuntimeContext,
  channel: Channel,
  { network, signal }: AttachRequest<'bip122'>,
): Promise<BitcoinConnection> {
  const walletApi = createChannelApi(channel, network)
  const state = await walletApi.read()
  if (signal?.aborted) throw new ModalError('ABORTED', { cause: signal.reason })
  if (!state) throw new ModalError('NOT_AUTHORIZED')
  return createConnection(context, { walletId: channel.wallet.id, walletApi, state })
}
