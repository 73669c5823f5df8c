import {
  type AdapterContext,
  type ConnectRequest,
  combineSignals,
  ModalError,
  rejectOnAbort,
} from '@foyer/core/adapter'
import type { DiscoveredWallet } from '../../discover/discovery.js'
import type { InjectedExtension } from '../../injected.js'
import type { PolkadotConnection, PolkadotNetworkId, RuntimeContext } from '../context.js'
import { createExtensionApi } from '../wallets/createExtensionApi.js'
import { type DeferredAuthorization, deferAuthorization } from '../wallets/deferAuthorization.js'
import { mapWalletErrors } from '../wallets/mapWalletErrors.js'
import { type ListedAccount, readAccounts } from '../wallets/readAccounts.js'
import { toWalletError } from '../wallets/toWalletError.js'
import { createAuthorizationStorage } from './createAuthorizationStorage.js'
import { createConnection } from './createConnection.js'

/**
 * Connects an extension. Extensions may prompt on any request, so a silent connect restores the stored accounts and
 * leaves the request to the user's next click.
 */
export async function connect(
  context: RuntimeContext,
  request: ConnectRequest<'polkadot'>,
): Promise<PolkadotConnection> {
  const { adapterContext, findWallets, disconnects, requests } = context
  const { walletId, network, silent } = request
  const signal = combineSignals(adapterContext.signal, request.signal)
  if (signal.aborted) throw new ModalError('ABORTED', { cause: signal.reason })
  const discovered = findWallets().find(({ wallet }) => wallet.id === walletId)
  if (!discovered) throw await notFound(walletId)
  const caipNetworkId = network?.caipNetworkId ?? getInitialNetwork(adapterContext)
  const memory = createAuthorizationStorage(adapterContext, walletId)
  const stored = memory.read()
  if (silent && !stored) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
  const open = (extension: InjectedExtension, accounts: readonly ListedAccount[], deferred?: DeferredAuthorization) => {
    const signs = (['signPayload', 'signRaw'] as const).filter((name) => extension.signer[name])
    const remember = (shared: readonly ListedAccount[]) => memory.store({ accounts: shared, signs })
    const walletApi = createExtensionApi({ walletId, extension, accounts, deferred, remember })
    const connection = createConnection(context, { walletApi, caipNetworkId })
    remember(accounts)
    return connection
  }

  await rejectOnAbort(disconnects.pending(walletId), signal)
  if (silent && stored) {
    const deferred = deferAuthorization(stored, () => {
      const pending = requests.begin(walletId, discovered)
      return pending.request(() => openExtension(discovered, adapterContext.metadata.name)).finally(pending.end)
    })
    return open(deferred.extension, stored.accounts, deferred)
  }
  const pending = requests.begin(walletId, discovered, request.onStatus)
  try {
    // Extensions reject a second request while one is open, and some open their window again.
    const extension = await rejectOnAbort(
      pending.request(() => openExtension(discovered, adapterContext.metadata.name)),
      signal,
    )
    const accounts = await rejectOnAbort(
      mapWalletErrors(() => extension.accounts.get()),
      signal,
    )
    return open(extension, readAccounts(accounts))
  } finally {
    pending.end()
  }
}

/** Returns the app's network, because an extension has none of its own. */
export function getInitialNetwork(adapterContext: AdapterContext<'polkadot'>): PolkadotNetworkId {
  const id = adapterContext.activeNetworkId() ?? adapterContext.$networks.get()[0]?.caipNetworkId
  if (!id) throw new ModalError('NETWORK_UNDEFINED')
  return id
}

async function notFound(walletId: string): Promise<ModalError> {
  const hasExtensions = typeof window !== 'undefined' && (await import('../wallets/hasExtensions.js')).hasExtensions
  return new ModalError('WALLET_NOT_FOUND', { context: { walletId, hasExtensions } })
}

async function openExtension({ provider }: DiscoveredWallet, origin: string): Promise<InjectedExtension> {
  let extension: InjectedExtension | undefined
  try {
    extension = await (provider.connect ? provider.connect(origin) : provider.enable?.(origin))
  } catch (cause) {
    throw toWalletError(cause)
  }
  const { accounts, signer } = extension ?? {}
  if (!extension || typeof accounts?.get !== 'function' || typeof signer !== 'object') {
    throw new ModalError('WALLET_NOT_FOUND', { message: 'The wallet returned no Polkadot extension' })
  }
  return extension
}
