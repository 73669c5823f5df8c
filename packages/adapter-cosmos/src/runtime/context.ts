import type { AdapterHost, Connection } from '@foyer/core/adapter'
import type { FoundWallet } from '../discover/findWallets.js'
import type { CosmosProvider } from '../provider.js'
import type { Claims } from './keplr/createClaims.js'

export type CosmosConnection = Connection<'cosmos', CosmosProvider>

/** What every verb of the runtime works with. */
export interface RuntimeContext {
  readonly host: AdapterHost<'cosmos'>
  find(): readonly FoundWallet[]
  /** Who wants which wallet, so that an answer to nobody is taken back. */
  readonly claims: Claims
  /** Live connections to wallets of this browser, by the wallet's id: the same object for everybody who asks. */
  readonly open: Map<string, CosmosConnection>
  /** Wallets that are being told of their end, by id. */
  readonly leaving: Map<string, Promise<void>>
}
