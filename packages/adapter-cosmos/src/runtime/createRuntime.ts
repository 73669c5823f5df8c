import {
  type AdapterContext,
  type AdapterRuntime,
  type ChainReader,
  type ChannelSupport,
  createDisconnectNotifier,
  createLazyValue,
  createUnlockWatcher,
  createWalletRequestTracker,
} from '@foyer/core/adapter'
import type { DiscoveredWallet } from '../discover/findWallets.js'
import type { CosmosProvider } from '../provider.js'
import { isAddress } from './address/isAddress.js'
import { attachChannel } from './channel/attachChannel.js'
import { getChannelSupport } from './channel/getChannelSupport.js'
import { connect } from './connection/connect.js'
import { createPermissionsToRevoke } from './connection/createPermissionsToRevoke.js'
import type { RuntimeContext } from './context.js'
import { readBalances } from './node/readBalances.js'
import { revokePermissions } from './wallets/revokePermissions.js'

export interface Runtime extends AdapterRuntime<'cosmos', CosmosProvider> {
  channel(): ChannelSupport<'cosmos', CosmosProvider>
  chainReader(): Promise<ChainReader<'cosmos'>>
}

export function createRuntime(
  adapterContext: AdapterContext<'cosmos'>,
  findWallets: () => readonly DiscoveredWallet[],
): Runtime {
  const connections: RuntimeContext['connections'] = new Map()
  const disconnects = createDisconnectNotifier(adapterContext)
  const permissions = createPermissionsToRevoke()
  const context: RuntimeContext = {
    ...{
      adapterContext,
      findWallets,
      connections,
      disconnects,
      permissions,
      unlocks: createUnlockWatcher(adapterContext),
    },
    requests: createWalletRequestTracker({
      isLive: (walletId) => connections.has(walletId),
      undo(walletId, wallet) {
        const chainIds = permissions.take(walletId)
        void disconnects.notify(walletId, () => revokePermissions(wallet, chainIds))
      },
    }),
  }
  return {
    isAddress: (value, network) => isAddress(value, network ? [network] : adapterContext.$networks.get()),
    balances: (query) => readBalances(adapterContext, query),
    connect: (request) => connect(context, request),
    channel: () => getChannelSupport(async (channel, request) => attachChannel(context, channel, request)),
    chainReader: createLazyValue(async () =>
      (await import('./chainReader/createChainReader.js')).createChainReader(adapterContext),
    ).get,
  }
}
