import {
  type AttachRequest,
  type CaipNetworkId,
  type Channel,
  createLive,
  ModalError,
  onAbort,
} from '@foyer/core/adapter'
import type { CosmosConnection, RuntimeContext } from '../context.js'
import { createConnection } from '../createConnection.js'
import { toCosmosId } from '../networkIds.js'
import { createChannelLink } from './createChannelLink.js'
import { approvedNetworks, bytesOf, readSession } from './readSession.js'

/**
 * The Cosmos part of a remote session. All approved networks are open side by side, so going from one to another asks
 * nobody; on one that is not approved the wallet shows no address, so nobody goes there.
 */
export async function attach(
  context: RuntimeContext,
  channel: Channel,
  { network, signal }: AttachRequest<'cosmos'>,
): Promise<CosmosConnection> {
  const { host, leaving } = context
  if (signal?.aborted) throw new ModalError('ABORTED')
  // The account in use, whatever the network.
  let first: string | undefined
  const read = (id: CaipNetworkId<'cosmos'>) => readSession(channel, id, first)
  const begin = () => {
    const approved = approvedNetworks(channel)
    const own = host.$networks.get().map(({ caipNetworkId }) => caipNetworkId)
    const wanted = approved.find((id) => id === network?.caipNetworkId) ?? approved.find((id) => own.includes(id))
    const id = wanted ?? approved[0]
    return id && read(id)
  }
  const start = begin()
  if (!start) throw new ModalError('CONNECTION_ENDED')
  const live = createLive({ standing: start, signal: host.signal })

  const unwatch = channel.watch('cosmos', (change) => {
    if (change.type === 'end') return live.end(change.cause)
    if (change.type === 'accounts') first = bytesOf(change.addresses[0]) ?? first
    const wanted = change.type === 'network' ? read(toCosmosId(change.caipNetworkId)) : undefined
    const next = wanted ?? read(live.now().caipNetworkId) ?? begin()
    if (next) live.set(next)
    // A wallet that takes its part of the session back has left this namespace.
    else live.end()
  })
  onAbort(live.signal, unwatch)

  const connection = createConnection(context, {
    live,
    link: createChannelLink(channel),
    async switchNetwork({ caipNetworkId }) {
      const next = read(caipNetworkId)
      if (!next) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
      live.set(next)
    },
    async selectAccount({ address }) {
      if (!live.now().accounts.some((account) => account.address === address)) {
        throw new ModalError('NOT_AUTHORIZED', { context: { address } })
      }
      first = bytesOf(address)
      const next = read(live.now().caipNetworkId)
      if (next) live.set(next)
    },
    async disconnect() {
      if (live.isEnded()) return leaving.of(channel.wallet.id)
      live.end()
      await leaving.leave(channel.wallet.id, () => channel.close())
    },
  })
  // Of those that the session names, the ones on which the wallet shows an address.
  return Object.assign(connection, { approvedNetworks: () => approvedNetworks(channel) })
}
