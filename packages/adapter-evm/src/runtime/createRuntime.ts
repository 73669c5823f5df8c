import {
  type AdapterContext,
  type AdapterRuntime,
  type AttachRequest,
  type ChainReader,
  type Channel,
  createDisconnectNotifier,
  createUnlockWatcher,
  type DiscoveredConnection,
} from '@foyer/core/adapter'
import { runWhenIdle } from '@foyer/core/internal/page'
import type { Config } from '@wagmi/core'
import { getAddress, zeroAddress } from 'viem'
import type { Discovery } from '../discover/discovery.js'
import { toWallet } from '../onConfig/toWallet.js'
import type { EvmWalletOptions } from '../options.js'
import type { Eip1193Provider } from '../provider.js'
import { isAddress } from './address/isAddress.js'
import { createChainReader } from './chainReader/createChainReader.js'
import { createViemChains } from './chains/createViemChains.js'
import { createWagmiConfig } from './config/createWagmiConfig.js'
import { connect } from './connection/connect.js'
import { connectSafe } from './connection/connectSafe.js'
import { createConnectorRequests } from './connection/createConnectorRequests.js'
import { watchConnections } from './connection/watchConnections.js'
import type { EvmConnection, RuntimeContext } from './context.js'
import { readBalances } from './node/readBalances.js'

export interface Runtime extends AdapterRuntime<'eip155', Eip1193Provider> {
  wagmiConfig(): Promise<Config>
  attach(channel: Channel, request: AttachRequest<'eip155'>): Promise<EvmConnection>
  watchConnections(
    listener: (result: DiscoveredConnection<'eip155', Eip1193Provider>) => void,
    signal: AbortSignal,
  ): void
  chainReader(): Promise<ChainReader<'eip155'>>
}

export function createRuntime(adapterContext: AdapterContext<'eip155'>, source: RuntimeOptions): Runtime {
  const signal = AbortSignal.any([adapterContext.signal])
  const chains = createViemChains()
  const config = source.config ?? createWagmiConfig({ ...source, adapterContext, signal, chains })
  const disconnects = createDisconnectNotifier(adapterContext)
  const context: RuntimeContext = {
    adapterContext,
    signal,
    config,
    getWallet(connector) {
      const result = source.config ? [] : source.discovery.now()
      return result.find(({ wallet }) => wallet.id === connector.id)?.wallet ?? toWallet(connector)
    },
    requests: createConnectorRequests(config, disconnects),
    connections: new Map(),
    requested: new Set(),
    accountTypes: new Map(),
    disconnects,
    unlocks: createUnlockWatcher({ signal }),
    chosen: { uid: null },
  }
  const chainReader = createChainReader(context)
  // Runs the address checksum once while the browser is idle, because its first run takes 10 ms on a slow phone.
  void runWhenIdle(signal, [() => getAddress(zeroAddress)])
  return {
    async wagmiConfig() {
      if (!source.config) await chains.complete()
      return config
    },
    connect: (request) => connect(context, request),
    async attach(channel, request) {
      const { attachChannel } = await import('./channel/attachChannel.js')
      return attachChannel(context, channel, request)
    },
    watchConnections(listener, signal) {
      watchConnections(context, listener, signal)
      if (!source.config) connectSafe(context, { discovery: source.discovery, listener, signal })
    },
    isAddress,
    balances: (query) => readBalances(context, query),
    chainReader: async () => chainReader,
  }
}

export type RuntimeOptions =
  | { readonly config: Config }
  | { readonly config?: undefined; readonly discovery: Discovery; readonly coinbase: EvmWalletOptions['coinbase'] }
