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
    const isLocked = await untilAborted(isAllowed(context, connector), signal)
    throw new ModalError(isLocked ? 'WALLET_LOCKED' : 'NOT_AUTHORIZED', { context: { walletId: connector.id } })
  }
  const { accounts, chainId } = await untilAborted(connector.connect({ isReconnecting: true }), signal)
  const provider = await untilAborted(providerOf(connector), signal)
  return takeConnection(context, { connector, provider, accounts, chainId, isWanted: false })
}

/** A locked wallet shows no account, but says that it would (EIP-2255). Asks nobody but the wallet, and never prompts. */
async function isAllowed({ config }: RuntimeContext, connector: Connector): Promise<boolean> {
  try {
    // What the visitor has left here is not allowed, whatever the wallet has been told of it.
    if (await config.storage?.getItem(`${connector.id}.disconnected`)) return false
    const provider = await providerOf(connector)
    const permissions = await provider.request({ method: 'wallet_getPermissions' })
    return Array.isArray(permissions) && permissions.some((each) => Object(each).parentCapability === 'eth_accounts')
  } catch {
    return false
  }
}
