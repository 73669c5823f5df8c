import { type AttachRequest, anySignal, type Channel, ModalError, untilAborted } from '@foyer/core/adapter'
import type { EvmConnection, RuntimeContext } from '../context.js'
import { takeConnection } from '../takeConnection.js'
import { walletConnector } from '../wallets/walletConnector.js'
import { createChannelProvider } from './createChannelProvider.js'

/** The EVM part of a channel, as a connector of wagmi like any other wallet's. */
export async function attach(
  context: RuntimeContext,
  channel: Channel,
  { network, signal: given }: AttachRequest<'eip155'>,
): Promise<EvmConnection> {
  const { config } = context
  const signal = anySignal(context.signal, given)
  const provider = createChannelProvider({
    channel,
    chainId: network && Number(network.id),
    signal: context.signal,
    read(chainId, { method, params }) {
      if (!config.chains.some(({ id }) => id === chainId)) {
        throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { chainId } })
      }
      // The method is whatever the page asks a node for; viem's type lists those it knows.
      return config.getClient({ chainId }).request({ method, params } as never)
    },
  })
  const { wallet } = channel
  const source = { wallet, load: () => provider, canSwitch: true, leave: () => channel.close() }
  const connector = config._internal.connectors.setup(
    walletConnector({ source, config, signal: context.signal, log: context.host.log }),
  )
  // One session of a kind at a time: the connector of the one before it goes.
  const others = config.connectors.filter(({ id }) => id !== wallet.id)
  config._internal.connectors.setState([...others, connector])
  context.accountTypes.set(connector.uid, (address) => channel.approved('eip155')?.accountTypes?.[address])
  const { accounts, chainId } = await untilAborted(connector.connect({ isReconnecting: true }), signal)
  const connection = takeConnection(context, { connector, provider, accounts, chainId, isWanted: true })
  return Object.assign(connection, {
    approvedNetworks() {
      const approval = channel.approved('eip155')
      // Who can be asked to switch may know more.
      if (!approval || approval.methods.includes('wallet_switchEthereumChain')) return undefined
      return approval.caipNetworkIds.filter((id): id is `eip155:${string}` => id.startsWith('eip155:'))
    },
  })
}
