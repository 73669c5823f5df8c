import type { AdapterHost, Connection, Leaving, Requests, Unlocks } from '@foyer/core/adapter'
import type { Discovery } from '../discover/discovery.js'
import type { BitcoinProvider } from '../provider.js'
import type { WalletLink, WalletState } from './link.js'

export type BitcoinConnection = Connection<'bip122', BitcoinProvider>

/** What every verb of the runtime works with. */
export interface RuntimeContext {
  readonly host: AdapterHost<'bip122'>
  readonly discovery: Discovery
  /** Live connections by wallet id: the same object for everybody who asks. */
  readonly live: Map<string, BitcoinConnection>
  readonly leaving: Leaving
  readonly requests: Requests<WalletLink, WalletState>
  readonly unlocks: Unlocks
}
