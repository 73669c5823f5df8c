import {
  type AttachRequest,
  type CaipNetworkId,
  type Channel,
  createConnectionController,
  ModalError,
  onAbort,
} from '@foyer/core/adapter'
import { createConnection } from '../connection/createConnection.js'
import type { CosmosConnection, RuntimeContext } from '../context.js'
import { toCosmosNetworkId } from '../networks/networkIds.js'
import { createChannelApi } from './createChannelApi.js'
import { listApprovedNetworks, readSessionState, toAccountHex } from './readSession.js'

/** Creates a connection for a remote session, which approves several networks at once. */
export async function attachChannel(
  context: RuntimeContext,
  channel: Channel,
  { network, signal }: AttachRequest<'cosmos'>,
): Promise<CosmosConnection> {
  const { adapterContext, disconnects } = context
  if (signal?.aborted) throw new ModalError('ABORTED')
  // Hex of the active account's bytes, which are the same on all networks.
  let first: string | undefined
  const read = (id: CaipNetworkId<'cosmos'>) => readSessionState(channel, id, first)
  const begin = () => {
    const approved = listApprovedNetworks(channel)
    const own = adapterContext.$networks.get().map(({ caipNetworkId }) => caipNetworkId)
    const requested = approved.find((id) => id === network?.caipNetworkId) ?? approved.find((id) => own.includes(id))
    const id = requested ?? approved[0]
    return id && read(id)
  }
  const start = begin()
  if (!start) throw new ModalError('CONNECTION_ENDED')
  const live = createConnectionController({ state: start, signal: adapterContext.signal })

  const unwatch = channel.watch('cosmos', (change) => {
    if (change.type === 'end') return live.end(change.cause)
    if (change.type === 'accounts') first = toAccountHex(change.addresses[0]) ?? first
    const requested = change.type === 'network' ? read(toCosmosNetworkId(change.caipNetworkId)) : undefined
    const next = requested ?? read(live.now().caipNetworkId) ?? begin()
    if (next) live.set(next)
    // The wallet removed Cosmos from the session.
    else live.end()
  })
  onAbort(live.signal, unwatch)

  const connection = createConnection(context, {
    live,
    walletApi: createChannelApi(channel),
    async switchNetwork({ caipNetworkId }) {
      const next = read(caipNetworkId)
      if (!next) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
      live.set(next)
    },
    async selectAccount({ address }) {
      if (!live.now().accounts.some((account) => account.address === address)) {
        throw new ModalError('NOT_AUTHORIZED', { context: { address } })
      }
      first = toAccountHex(address)
      const next = read(live.now().caipNetworkId)
      if (next) live.set(next)
    },
    async disconnect() {
      if (live.isEnded()) return disconnects.pending(channel.wallet.id)
      live.end()
      await disconnects.notify(channel.wallet.id, () => channel.close())
    },
  })
  return Object.assign(connection, { approvedNetworks: () => listApprovedNetworks(channel) })
}
