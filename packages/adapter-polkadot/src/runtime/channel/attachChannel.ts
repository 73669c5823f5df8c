import { type AttachRequest, type Channel, ModalError } from '@foyer/core/adapter'
import { createConnection } from '../connection/createConnection.js'
import type { PolkadotConnection, PolkadotNetworkId, RuntimeContext } from '../context.js'
import { createChannelApi } from './createChannelApi.js'

export async function attachChannel(
  context: RuntimeContext,
  channel: Channel,
  { network, signal }: AttachRequest<'polkadot'>,
): Promise<PolkadotConnection> {
  if (signal?.aborted) throw new ModalError('ABORTED', { cause: signal.reason })
  const walletApi = createChannelApi(channel)
  const approved = (channel.approved('polkadot')?.caipNetworkIds ?? []).filter((id): id is PolkadotNetworkId =>
    id.startsWith('polkadot:'),
  )
  const requested = network?.caipNetworkId ?? context.adapterContext.activeNetworkId()
  const caipNetworkId = requested && approved.includes(requested) ? requested : approved[0]
  if (!caipNetworkId) throw new ModalError('CONNECTION_ENDED')
  return createConnection(context, { walletApi, caipNetworkId })
}
