import {
  type AdapterContext,
  type AdapterRuntime,
  type ChainReader,
  type ChannelSupport,
  createDisconnectNotifier,
  createLazyValue,
  createWalletRequestTracker,
} from '@foyer/core/adapter'
import type { Discovery } from '../discover/discovery.js'
import type { SolanaProvider } from '../provider.js'
import { isAddress } from './address/isAddress.js'
import { getChannelSupport } from './channel/getChannelSupport.js'
import { connect } from './connection/connect.js'
import type { RuntimeContext } from './context.js'
import { readBalances } from './node/readBalances.js'

export interface Runtime extends AdapterRuntime<'solana', SolanaProvider> {
  channel(): ChannelSupport<'solana', SolanaProvider>
  chainReader(): Promise<ChainReader<'solana'>>
}

export function createRuntime(adapterContext: AdapterContext<'solana'>, discovery: Discovery): Runtime {
  const connections: RuntimeContext['connections'] = new Map()
  const disconnects = createDisconnectNotifier(adapterContext)
  const context: RuntimeContext = {
    ...{ adapterContext, discovery, connections, disconnects, walletApis: new WeakMap() },
    requests: createWalletRequestTracker({
      isLive: (walletId) => connections.has(walletId),
      undo: (walletId, walletApi) => void disconnects.notify(walletId, walletApi.disconnect),
    }),
  }
  return {
    isAddress,
    balances: (query) => readBalances(adapterContext, query),
    connect: (request) => connect(context, request),
    channel: () =>
      getChannelSupport(async (channel, request) => {
        const { attachChannel } = await import('./channel/attachChannel.js')
        return attachChannel(context, channel, request)
      }),
    chainReader: createLazyValue(async () =>
      (await import('./chainReader/createChainReader.js')).createChainReader(adapterContext),
    ).get,
  }
}
