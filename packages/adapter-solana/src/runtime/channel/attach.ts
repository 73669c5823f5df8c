import type { AttachRequest, Channel } from '@foyer/core/adapter'
import type { RuntimeContext, SolanaConnection } from '../context.js'
import { createConnection } from '../createConnection.js'
import { pickNetwork } from '../pickNetwork.js'
import { channelLink } from './channelLink.js'

/** The Solana part of a remote session. */
export async function attach(
  context: RuntimeContext,
  channel: Channel,
  { network, signal }: AttachRequest<'solana'>,
): Promise<SolanaConnection> {
  signal?.throwIfAborted()
  const link = channelLink(channel)
  const caipNetworkId = pickNetwork(context, { link, wanted: network?.caipNetworkId, silent: false })
  return createConnection(context, { walletId: channel.wallet.id, link, caipNetworkId })
}
