import { ModalError, untilAborted } from '@foyer/core/adapter'
import type { Connector } from '@wagmi/core'
import type { EvmConnection, RuntimeContext } from './context.js'
import { providerOf } from './openConnection.js'
import { takeConnection } from './takeConnection.js'

export interface RestoreWalletParameters {
  readonly connector: Connector
  readonly signal: AbortSignal
}

/**
 * Connects without a prompt, or not at all. wagmi's `reconnect` may be at the same wallet at the same time: both only
 * read, and come to the same.
 */
export async function restoreWallet(
  context: RuntimeContext,
  { connector, signal }: RestoreWalletParameters,
): Promise<EvmConnection> {
  if (!(await untilAborted(connector.isAuthorized(), signal))) {
    throw new ModalError('NOT_AUTHORIZED', { context: { walletId: connector.id } })
  }
  const { accounts, chainId } = await untilAborted(connector.connect({ isReconnecting: true }), signal)
  const provider = await untilAborted(providerOf(connector), signal)
  return takeConnection(context, { connector, provider, accounts, chainId, isWanted: false })
}
