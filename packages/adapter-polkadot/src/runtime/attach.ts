import { type AttachRequest, type Channel, ModalError } from '@foyer/core/adapter'
import type { PolkadotConnection, PolkadotId, RuntimeContext } from './context.js'
import { createConnection } from './createConnection.js'
import { createChannelLink } from './links/createChannelLink.js'

/** The Polkadot part of a remote session. */
export async function attach(
  context: RuntimeContext,
  channel: Channel,
  { network, signal }: AttachRequest<'polkadot'>,
): Promise<PolkadotConnection> {
  if (signal?.aborted) throw new ModalError('ABORTED', { cause: signal.reason })
  const link = createChannelLink(channel)
  const approved = (channel.approved('polkadot')?.caipNetworkIds ?? []).filter((id): id is PolkadotId =>
    id.startsWith('polkadot:'),
  )
  const wanted = network?.caipNetworkId ?? context.host.activeNetworkId()
  const caipNetworkId = wanted && approved.includes(wanted) ? wanted : approved[0]
  if (!caipNetworkId) throw new ModalError('CONNECTION_ENDED')
  return createConnection(context, { link, caipNetworkId })
}
