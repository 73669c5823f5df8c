import type { AdapterContext, Connection, DisconnectNotifier, WalletRequestTracker } from '@foyer/core/adapter'
import type { DiscoveredWallet } from '../discover/discovery.js'
import type { InjectedExtension } from '../injected.js'
import type { PolkadotProvider } from '../provider.js'
import type { MetadataCache } from './node/ChainClient.js'

export type PolkadotConnection = Connection<'polkadot', PolkadotProvider>
export type PolkadotNetworkId = `polkadot:${string}`

export interface RuntimeContext {
  readonly adapterContext: AdapterContext<'polkadot'>
  readonly findWallets: () => readonly DiscoveredWallet[]
  readonly requests: WalletRequestTracker<DiscoveredWallet, InjectedExtension>
  readonly disconnects: DisconnectNotifier
  readonly metadata: MetadataCache
}
