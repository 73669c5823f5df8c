import type {
  AdapterContext,
  Connection,
  DisconnectNotifier,
  UnlockWatcher,
  WalletRequestTracker,
} from '@foyer/core/adapter'
import type { DiscoveredWallet } from '../discover/findWallets.js'
import type { KeplrWallet } from '../keplr.js'
import type { CosmosProvider } from '../provider.js'
import type { PermissionsToRevoke } from './connection/createPermissionsToRevoke.js'

export type CosmosConnection = Connection<'cosmos', CosmosProvider>

export interface RuntimeContext {
  readonly adapterContext: AdapterContext<'cosmos'>
  findWallets(): readonly DiscoveredWallet[]
  readonly requests: WalletRequestTracker<KeplrWallet, void>
  readonly permissions: PermissionsToRevoke
  readonly connections: Map<string, CosmosConnection>
  readonly disconnects: DisconnectNotifier
  readonly unlocks: UnlockWatcher
}
