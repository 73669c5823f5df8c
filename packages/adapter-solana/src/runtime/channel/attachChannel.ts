import type { AttachRequest, Channel } from '@foyer/core/adapter'
import { createConnection } from '../connection/createConnection.js'
import type { RuntimeContext, SolanaConnection } from '../context.js'
import { pickInitialNetwork } from '../networks/pickInitialNetwork.js'
import { createChannelApi } from './createChannelApi.js'

export async function attachChannel(
  context: RuntimeContext,
  channel: Channel,
  { network, signal }: AttachRequest<'solana'>,
): Promise<SolanaConnection> {
  signal?.throwIfAborted()
  const walletApi = createChannelApi(channel)
  const caipNetworkId = pickInitialNetwork(context, { walletApi, requested: network?.caipNetworkId, silent: false })
  return createConnection(context, { walletId: channel.wallet.id, walletApi, caipNetworkId })
}
