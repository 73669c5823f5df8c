import { ModalError } from '@foyer/core/adapter'
import type { Connector } from '@wagmi/core'
import type { Eip1193Provider } from '../provider.js'
import type { EvmConnection, RuntimeContext } from './context.js'
import { createConnection } from './createConnection.js'
import { isLive } from './isLive.js'

/** The object for a connection that wagmi holds already. */
export async function openConnection(context: RuntimeContext, connector: Connector): Promise<EvmConnection> {
  const known = context.live.get(connector.uid)
  if (known) return known
  const provider = await providerOf(connector)
  if (!isLive(context.config, connector.uid)) throw new ModalError('CONNECTION_ENDED')
  return context.live.get(connector.uid) ?? createConnection(context, { connector, provider })
}

/** What wagmi's types leave open: connectors of EVM wallets have an EIP-1193 provider. */
export async function providerOf(connector: Connector): Promise<Eip1193Provider> {
  const provider = (await connector.getProvider()) as Partial<Eip1193Provider> | undefined
  if (isProvider(provider)) return provider
  throw new ModalError('WALLET_NOT_FOUND', { context: { walletId: connector.id } })
}

function isProvider(provider: Partial<Eip1193Provider> | undefined): provider is Eip1193Provider {
  return typeof provider?.request === 'function'
}
