import {
  type AdapterContext,
  type AdapterRuntime,
  type ChainReader,
  type ChannelSupport,
  createDisconnectNotifier,
  createLazyValue,
  createWalletRequestTracker,
} from '@foyer/core/adapter'
import type { DiscoveredWallet } from '../discover/discovery.js'
import type { PolkadotProvider } from '../provider.js'
import { isAddress } from './address/isAddress.js'
import { attachChannel } from './channel/attachChannel.js'
import { getChannelSupport } from './channel/getChannelSupport.js'
import { connect } from './connection/connect.js'
import type { RuntimeContext } from './context.js'
import { getMetadataCache } from './node/getMetadataCache.js'
import { readBalances } from './node/readBalances.js'

export interface Runtime extends AdapterRuntime<'polkadot', PolkadotProvider> {
  channel(): ChannelSupport<'polkadot', PolkadotProvider>
  chainReader(): Promise<ChainReader<'polkadot'>>
}

export function createRuntime(
  adapterContext: AdapterContext<'polkadot'>,
  findWallets: () => readonly DiscoveredWallet[],
): Runtime {
  const context: RuntimeContext = {
    adapterContext,
    findWallets,
    // There is no `undo`, because an app cannot revoke an extension's authorization, even one that comes after the
    // request was canceled.
    requests: createWalletRequestTracker({ isLive: () => false }),
    disconnects: createDisconnectNotifier(adapterContext),
    metadata: getMetadataCache(adapterContext),
  }
  return {
    isAddress: (value, network) => isAddress(value, adapterContext.$networks.get(), network),
    balances: (query) => readBalances(adapterContext, query),
    connect: (request) => connect(context, request),
    channel: () => getChannelSupport(async (channel, request) => attachChannel(context, channel, request)),
    chainReader: createLazyValue(async () =>
      (await import('./chainReader/createChainReader.js')).createChainReader(adapterContext),
    ).get,
  }
}
