import type { AdapterContext, Connection, DisconnectNotifier, WalletRequestTracker } from '@foyer/core/adapter'
import type { Discovery } from '../discover/discovery.js'
import type { SolanaProvider } from '../provider.js'
import type { BrowserWalletApi } from '../walletApi.js'

export type SolanaConnection = Connection<'solana', SolanaProvider>

export interface RuntimeContext {
  readonly adapterContext: AdapterContext<'solana'>
  readonly discovery: Discovery
  /** Wallet APIs by wallet object. A wallet has one, so that connecting again adds no second listener. */
  readonly walletApis: WeakMap<object, Promise<BrowserWalletApi>>
  readonly requests: WalletRequestTracker<BrowserWalletApi, void>
  /** Connections by wallet id. */
  readonly connections: Map<string, SolanaConnection>
  readonly disconnects: DisconnectNotifier
}
