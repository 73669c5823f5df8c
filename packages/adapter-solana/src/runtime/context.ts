import type { AdapterHost, Connection, Leaving, Requests } from '@foyer/core/adapter'
import type { Discovery } from '../discover/discovery.js'
import type { BrowserLink } from '../link.js'
import type { SolanaProvider } from '../provider.js'

export type SolanaConnection = Connection<'solana', SolanaProvider>

/** What every verb of the runtime works with. */
export interface RuntimeContext {
  readonly host: AdapterHost<'solana'>
  readonly discovery: Discovery
  /** By the wallet's own object. The same link for every request, because it hears of the wallet's changes. */
  readonly links: WeakMap<object, Promise<BrowserLink>>
  readonly requests: Requests<BrowserLink, void>
  /** By wallet id. */
  readonly live: Map<string, SolanaConnection>
  readonly leaving: Leaving
}
