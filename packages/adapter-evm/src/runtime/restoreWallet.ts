import { type ConnectRequest, ModalError, untilAborted } from '@foyer/core/adapter'
import type { Connector } from '@wagmi/core'
import type { Eip1193Provider } from '../provider.js'
import type { EvmConnection, RuntimeContext } from './context.js'
import { providerOf } from './openConnection.js'
import { takeConnection } from './takeConnection.js'
import { readAccounts, toAddresses } from './wallets/requestAccounts.js'

export interface RestoreWalletParameters extends Pick<ConnectRequest, 'onNews'> {
  readonly connector: Connector
  readonly signal: AbortSignal
}

/**
 * Connects without a prompt, or not at all. wagmi's `reconnect` may be at the same wallet at the same time: both only
 * read, and come to the same.
 */
export async function restoreWallet(
  context: RuntimeContext,
  { connector, signal, onNews }: RestoreWalletParameters,
): Promise<EvmConnection> {
  const walletId = connector.id
  if (!(await untilAborted(connector.isAuthorized(), signal))) {
    const locked = await untilAborted(lockedWallet(context, connector), signal)
    if (!locked) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
    context.unlocks.wait({ walletId, onNews }, (open) => watchAccounts(locked, open))
    throw new ModalError('WALLET_LOCKED', { context: { walletId } })
  }
  const { accounts, chainId } = await untilAborted(connector.connect({ isReconnecting: true }), signal)
  const provider = await untilAborted(providerOf(connector), signal)
  return takeConnection(context, { connector, provider, accounts, chainId, isWanted: false })
}

/** The wallet, where it shows no account and would show one if it were not locked. Asks nobody else, and never prompts. */
async function lockedWallet({ config }: RuntimeContext, connector: Connector): Promise<Eip1193Provider | undefined> {
  try {
    // What the visitor has left here is not allowed, whatever the wallet has been told of it.
    if (await config.storage?.getItem(`${connector.id}.disconnected`)) return
    const provider = await providerOf(connector)
    return (await isLocked(provider)) ? provider : undefined
  } catch {
    return
  }
}

async function isLocked(provider: Eip1193Provider & { readonly isKeplr?: unknown }): Promise<boolean> {
  // Keplr says so by failing, and opens its window for whatever else it is asked while it is locked (`handler.ts` of
  // its `keyring-ethereum`, https://github.com/chainapsis/keplr-wallet, read 2026-11-23).
  if (provider.isKeplr) {
    return readAccounts(provider).then(
      () => false,
      () => true,
    )
  }
  // The others show no account, and say that they would (EIP-2255).
  const permissions = await provider.request({ method: 'wallet_getPermissions' })
  return Array.isArray(permissions) && permissions.some((each) => Object(each).parentCapability === 'eth_accounts')
}

function watchAccounts(provider: Eip1193Provider, open: () => void) {
  const onAccountsChanged = (accounts: unknown) => {
    if (toAddresses(accounts).length) open()
  }
  provider.on?.('accountsChanged', onAccountsChanged)
  return () => void provider.removeListener?.('accountsChanged', onAccountsChanged)
}
