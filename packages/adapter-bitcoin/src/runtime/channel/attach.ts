import { type AttachRequest, type Channel, ModalError } from '@foyer/core/adapter'
import type { BitcoinConnection, RuntimeContext } from '../context.js'
import { createConnection } from '../createConnection.js'
import { channelLink } from './channelLink.js'

/** The Bitcoin part of a remote session, as a connection like any other wallet's. */
export async function attach(
  context: RuntimeContext,
  channel: Channel,
  { network, signal }: AttachRequest<'bip122'>,
): Promise<BitcoinConnection> {
  const link = channelLink(channel, network)
  const state = await link.read()
  if (signal?.aborted) throw new ModalError('ABORTED', { cause: signal.reason })
  if (!state) throw new ModalError('NOT_AUTHORIZED')
  return createConnection(context, { walletId: channel.wallet.id, link, state })
}
