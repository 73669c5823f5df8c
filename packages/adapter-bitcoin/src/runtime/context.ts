import type {
  AdapterContext,
  Connection,
  DisconnectNotifier,
  UnlockWatcher,
  WalletRequestTracker,
} from '@foyer/core/adapter'
import type { Discovery } from '../discover/discovery.js'
import type { BitcoinProvider } from '../provider.js'
import type { WalletApi, WalletState } from './walletApi.js'

export type BitcoinConnection = Connection<'bip122', BitcoinProvider>

export interface RuntimeContext {
  readonly adapterContext: AdapterContext<'bip122'>
  readonly discovery: Discovery
  /** By wallet id. One object per wallet, because callers compare connections by identity. */
  readonly connections: Map<string, BitcoinConnection>
  readonly disconnects: DisconnectNotifier
  readonly requests: WalletRequestTracker<WalletApi, WalletState>
  readonly unlocks: UnlockWatcher
}
