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
import type { Discovery } from '../discover/discovery.js'
import type { BitcoinProvider } from '../provider.js'
import { attachChannel } from './channel/attachChannel.js'
import { getChannelSupport } from './channel/getChannelSupport.js'
import { connect } from './connection/connect.js'
import type { RuntimeContext } from './context.js'
import { readBalances } from './node/readBalances.js'

export interface Runtime extends AdapterRuntime<'bip122', BitcoinProvider> {
  channel(): ChannelSupport<'bip122', BitcoinProvider>
  chainReader(): Promise<ChainReader<'bip122'>>
}

export function createRuntime(adapterContext: AdapterContext<'bip122'>, discovery: Discovery): Runtime {
  const connections: RuntimeContext['connections'] = new Map()
  const disconnects = createDisconnectNotifier(adapterContext)
  const context: RuntimeContext = {
    adapterContext,
    discovery,
    connections,
    disconnects,
    unlocks: createUnlockWatcher(adapterContext),
    requests: createWalletRequestTracker({
      isLive: (walletId) => connections.has(walletId),
      undo: (walletId, walletApi) => void disconnects.notify(walletId, walletApi.disconnect),
    }),
  }
  return {
    isAddress: async (value, network) => (await import('./address/isAddress.js')).isAddress(value, network),
    balances: (query) => readBalances(adapterContext, query),
    connect: (request) => connect(context, request),
    channel: () => getChannelSupport(async (channel, request) => attachChannel(context, channel, request)),
    chainReader: createLazyValue(async () =>
      (await import('./chainReader/createChainReader.js')).createChainReader(adapterContext),
    ).get,
  }
}
