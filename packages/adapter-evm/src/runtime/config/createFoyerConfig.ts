import { type AdapterHost, ModalError } from '@foyer/core/adapter'
import { type Config, createConfig } from '@wagmi/core'
import type { Discovery } from '../../discover/discovery.js'
import type { EvmWalletOptions } from '../../options.js'
import type { Chains } from '../chains/createChains.js'
import { createRpcClient } from '../createRpcClient.js'
import { createStorage } from './createStorage.js'
import { followNetworks } from './followNetworks.js'
import { followWallets } from './followWallets.js'

export interface FoyerConfigParameters {
  readonly host: AdapterHost<'eip155'>
  /** Ends the following. */
  readonly signal: AbortSignal
  readonly chains: Chains
  readonly discovery: Discovery
  readonly coinbase: EvmWalletOptions['coinbase']
}

/** The wagmi config of a page that brings none: the host's networks and URLs, and the wallets that were discovered. */
export function createFoyerConfig({ host, signal, chains, discovery, coinbase }: FoyerConfigParameters): Config {
  const networkOf = (id: number) => host.$networks.get().find((network) => Number(network.id) === id)
  const [first, ...others] = host.$networks.get().map(chains.of)
  if (!first) throw new ModalError('NETWORK_UNDEFINED')

  const config: Config = createConfig({
    chains: [first, ...others],
    client({ chain }) {
      const network = networkOf(chain.id)
      return createRpcClient(chain, network ? host.rpcUrls(network) : chain.rpcUrls.default.http)
    },
    storage: createStorage(host.storage),
    // Announcements are heard by our own listener, so that there is one list of wallets.
    multiInjectedProviderDiscovery: false,
  })
  followNetworks({ host, signal, config, chains })
  followWallets({ host, signal, config, discovery, coinbase })
  return config
}
