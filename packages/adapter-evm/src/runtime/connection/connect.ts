import { type ConnectRequest, combineSignals, ModalError, rejectOnAbort } from '@foyer/core/adapter'
import type { EvmConnection, RuntimeContext } from '../context.js'
import { getOrCreateConnection } from './getOrCreateConnection.js'
import { isConnectionLive } from './isConnectionLive.js'
import { requestConnection } from './requestConnection.js'
import { restoreConnection } from './restoreConnection.js'

export async function connect(context: RuntimeContext, request: ConnectRequest<'eip155'>): Promise<EvmConnection> {
  const { config, disconnects } = context
  const { walletId, network, silent, onStatus } = request
  const signal = combineSignals(context.signal, request.signal)
  const connector = config.connectors.find(({ id }) => id === walletId)
  if (!connector) throw new ModalError('WALLET_NOT_FOUND', { context: { walletId } })

  await rejectOnAbort(disconnects.pending(connector.uid), signal)
  if (isConnectionLive(config, connector.uid)) return rejectOnAbort(getOrCreateConnection(context, connector), signal)
  return silent
    ? restoreConnection(context, { connector, signal, onStatus })
    : requestConnection(context, { connector, network, signal, onStatus })
}
