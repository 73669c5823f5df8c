import { type AttachRequest, type Channel, combineSignals, ModalError, rejectOnAbort } from '@foyer/core/adapter'
import { storeConnection } from '../connection/storeConnection.js'
import type { EvmConnection, RuntimeContext } from '../context.js'
import { createWalletConnector } from '../wallets/createWalletConnector.js'
import { createChannelProvider } from './createChannelProvider.js'

/** Creates a connection for a remote session, as a connector of the wagmi config. */
export async function attachChannel(
  context: RuntimeContext,
  channel: Channel,
  { network, signal: input }: AttachRequest<'eip155'>,
): Promise<EvmConnection> {
  const { config } = context
  const signal = combineSignals(context.signal, input)
  const provider = createChannelProvider({
    channel,
    chainId: network && Number(network.id),
    signal: context.signal,
    read(chainId, { method, params }) {
      if (!config.chains.some(({ id }) => id === chainId)) {
        throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { chainId } })
      }
      // viem types known methods only, but the app may request any.
      return config.getClient({ chainId }).request({ method, params } as never)
    },
  })
  const { wallet } = channel
  const source = { wallet, load: () => provider, canSwitch: true, disconnect: () => channel.close() }
  const connector = config._internal.connectors.setup(
    createWalletConnector({ source, config, signal: context.signal, log: context.adapterContext.log }),
  )
  // A new session replaces the connector of the one before it.
  const others = config.connectors.filter(({ id }) => id !== wallet.id)
  config._internal.connectors.setState([...others, connector])
  context.accountTypes.set(connector.uid, (address) => channel.approved('eip155')?.accountTypes?.[address])
  const { accounts, chainId } = await rejectOnAbort(connector.connect({ isReconnecting: true }), signal)
  const connection = storeConnection(context, { connector, provider, accounts, chainId, isCurrent: true })
  return Object.assign(connection, {
    approvedNetworks() {
      const approval = channel.approved('eip155')
      // A wallet with `wallet_switchEthereumChain` may know more networks than the session lists.
      if (!approval || approval.methods.includes('wallet_switchEthereumChain')) return undefined
      return approval.caipNetworkIds.filter((id): id is `eip155:${string}` => id.startsWith('eip155:'))
    },
  })
}
