import { type ConnectRequest, ModalError, rejectOnAbort } from '@foyer/core/adapter'
import type { Connector } from '@wagmi/core'
import type { Eip1193Provider } from '../../provider.js'
import type { EvmConnection, RuntimeContext } from '../context.js'
import { parseAddresses, readAccounts } from '../wallets/requestAccounts.js'
import { getConnectorProvider } from './getOrCreateConnection.js'
import { storeConnection } from './storeConnection.js'

export interface RestoreConnectionParameters extends Pick<ConnectRequest, 'onStatus'> {
  readonly connector: Connector
  readonly signal: AbortSignal
}

/**
 * Connects a wallet without a prompt, or rejects. It may run beside wagmi's `reconnect`, because both only read the
 * wallet's accounts and chain.
 */
export async function restoreConnection(
  context: RuntimeContext,
  { connector, signal, onStatus }: RestoreConnectionParameters,
): Promise<EvmConnection> {
  const walletId = connector.id
  if (!(await rejectOnAbort(connector.isAuthorized(), signal))) {
    const locked = await rejectOnAbort(lockedWallet(context, connector), signal)
    if (!locked) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
    context.unlocks.wait({ walletId, onStatus }, (open) => watchAccounts(locked, open))
    throw new ModalError('WALLET_LOCKED', { context: { walletId } })
  }
  const { accounts, chainId } = await rejectOnAbort(connector.connect({ isReconnecting: true }), signal)
  const provider = await rejectOnAbort(getConnectorProvider(connector), signal)
  return storeConnection(context, { connector, provider, accounts, chainId, isCurrent: false })
}

async function lockedWallet({ config }: RuntimeContext, connector: Connector): Promise<Eip1193Provider | undefined> {
  try {
    // The user disconnected this wallet, even if the wallet still authorizes the app.
    if (await config.storage?.getItem(`${connector.id}.disconnected`)) return
    const provider = await getConnectorProvider(connector)
    return (await isLocked(provider)) ? provider : undefined
  } catch {
    return
  }
}

async function isLocked(provider: Eip1193Provider & { readonly isKeplr?: unknown }): Promise<boolean> {
  // While Keplr is locked, `eth_accounts` fails and most other requests open its window (`handler.ts` of its
  // `keyring-ethereum`, https://github.com/chainapsis/keplr-wallet, read 2026-11-23).
  if (provider.isKeplr) {
    return readAccounts(provider).then(
      () => false,
      () => true,
    )
  }
  // Other locked wallets list no account but still list the permission (EIP-2255).
  const permissions = await provider.request({ method: 'wallet_getPermissions' })
  return Array.isArray(permissions) && permissions.some((each) => Object(each).parentCapability === 'eth_accounts')
}

function watchAccounts(provider: Eip1193Provider, open: () => void) {
  const onAccountsChanged = (accounts: unknown) => {
    if (parseAddresses(accounts).length) open()
  }
  provider.on?.('accountsChanged', onAccountsChanged)
  return () => void provider.removeListener?.('accountsChanged', onAccountsChanged)
}
