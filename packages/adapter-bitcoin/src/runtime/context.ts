import type { AdapterHost, Connection } from '@foyer/core/adapter'
import type { Discovery } from '../discover/discovery.js'
import type { BitcoinProvider } from '../provider.js'
import type { Requests } from './createRequests.js'

export type BitcoinConnection = Connection<'bip122', BitcoinProvider>

/** What every verb of the runtime works with. */
export interface RuntimeContext {
  readonly host: AdapterHost<'bip122'>
  readonly discovery: Discovery
  /** Live connections by wallet id: the same object for everybody who asks. */
  readonly live: Map<string, BitcoinConnection>
  /** Wallets that are being told of their end, by wallet id. */
  readonly leaving: Map<string, Promise<void>>
  /** What wallets were asked and have not answered. */
  readonly requests: Requests
}
