import type { AdapterHost, Connection, Leaving, Requests, Unlocks } from '@foyer/core/adapter'
import type { FoundWallet } from '../discover/findWallets.js'
import type { KeplrWallet } from '../keplr.js'
import type { CosmosProvider } from '../provider.js'
import type { Permissions } from './keplr/createPermissions.js'

export type CosmosConnection = Connection<'cosmos', CosmosProvider>

/** What every verb of the runtime works with. */
export interface RuntimeContext {
  readonly host: AdapterHost<'cosmos'>
  find(): readonly FoundWallet[]
  /** For chains of wallets; each question is about one chain. */
  readonly requests: Requests<KeplrWallet, void>
  readonly permissions: Permissions
  /** Live connections to wallets of this browser, by the wallet's id: the same object for everybody who asks. */
  readonly open: Map<string, CosmosConnection>
  readonly leaving: Leaving
  readonly unlocks: Unlocks
}
