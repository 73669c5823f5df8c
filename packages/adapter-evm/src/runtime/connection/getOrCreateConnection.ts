import { ModalError } from '@foyer/core/adapter'
import type { Connector } from '@wagmi/core'
import type { Eip1193Provider } from '../../provider.js'
import type { EvmConnection, RuntimeContext } from '../context.js'
import { createConnection } from './createConnection.js'
import { isConnectionLive } from './isConnectionLive.js'

export async function getOrCreateConnection(context: RuntimeContext, connector: Connector): Promise<EvmConnection> {
  const known = context.connections.get(connector.uid)
  if (known) return known
  const provider = await getConnectorProvider(connector)
  if (!isConnectionLive(context.config, connector.uid)) throw new ModalError('CONNECTION_ENDED')
  return context.connections.get(connector.uid) ?? createConnection(context, { connector, provider })
}

export async function getConnectorProvider(connector: Connector): Promise<Eip1193Provider> {
  const provider = (await connector.getProvider()) as Partial<Eip1193Provider> | undefined
  if (isProvider(provider)) return provider
  throw new ModalError('WALLET_NOT_FOUND', { context: { walletId: connector.id } })
}

function isProvider(provider: Partial<Eip1193Provider> | undefined): provider is Eip1193Provider {
  return typeof provider?.request === 'function'
}
