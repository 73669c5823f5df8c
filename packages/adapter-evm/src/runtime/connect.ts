import { anySignal, type ConnectRequest, ModalError, untilAborted } from '@foyer/core/adapter'
import { askWallet } from './askWallet.js'
import type { EvmConnection, RuntimeContext } from './context.js'
import { isLive } from './isLive.js'
import { openConnection } from './openConnection.js'
import { restoreWallet } from './restoreWallet.js'

/** Connects a wallet by its id, or gives the connection that it has already. */
export async function connect(context: RuntimeContext, request: ConnectRequest<'eip155'>): Promise<EvmConnection> {
  const { config, leaving } = context
  const { walletId, network, silent, onNews } = request
  const signal = anySignal(context.signal, request.signal)
  const connector = config.connectors.find(({ id }) => id === walletId)
  if (!connector) throw new ModalError('WALLET_NOT_FOUND', { context: { walletId } })

  await untilAborted(leaving.of(connector.uid), signal)
  if (isLive(config, connector.uid)) return untilAborted(openConnection(context, connector), signal)
  return silent
    ? restoreWallet(context, { connector, signal, onNews })
    : askWallet(context, { connector, network, signal, onNews })
}
