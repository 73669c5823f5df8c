import { type AdapterContext, ModalError } from '@foyer/core/adapter'
import { type Config, createConfig } from '@wagmi/core'
import type { Discovery } from '../../discover/discovery.js'
import type { EvmWalletOptions } from '../../options.js'
import type { ViemChains } from '../chains/createViemChains.js'
import { createNetworkClient, createRpcClient } from '../node/createRpcClient.js'
import { createConfigStorage } from './createConfigStorage.js'
import { syncNetworks } from './syncNetworks.js'
import { syncWallets } from './syncWallets.js'

export interface CreateWagmiConfigParameters {
  readonly adapterContext: AdapterContext<'eip155'>
  readonly signal: AbortSignal
  readonly chains: ViemChains
  readonly discovery: Discovery
  readonly coinbase: EvmWalletOptions['coinbase']
}

export function createWagmiConfig({
  adapterContext,
  signal,
  chains,
  discovery,
  coinbase,
}: CreateWagmiConfigParameters): Config {
  const networkOf = (id: number) => adapterContext.$networks.get().find((network) => Number(network.id) === id)
  const [first, ...others] = adapterContext.$networks.get().map(chains.get)
  if (!first) throw new ModalError('NETWORK_UNDEFINED')

  const config: Config = createConfig({
    chains: [first, ...others],
    client({ chain }) {
      const network = networkOf(chain.id)
      return network
        ? createNetworkClient(adapterContext, chain, network)
        : createRpcClient(chain, chain.rpcUrls.default.http, { note: adapterContext.noteRequest })
    },
    storage: createConfigStorage(adapterContext.storage),
    // Foyer's discovery lists the wallets instead of wagmi's.
    multiInjectedProviderDiscovery: false,
  })
  syncNetworks({ adapterContext, signal, config, chains })
  syncWallets({ adapterContext, signal, config, discovery, coinbase })
  return config
}
