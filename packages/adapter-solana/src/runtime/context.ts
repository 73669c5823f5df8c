import type { AdapterHost, Connection } from '@foyer/core/adapter'
import type { Discovery } from '../discover/discovery.js'
import type { SolanaProvider } from '../provider.js'
import type { BrowserLink } from './link.js'

export type SolanaConnection = Connection<'solana', SolanaProvider>

/** One wallet's prompts, answered or not. */
export interface Desk {
  readonly open: Set<Promise<void>>
  waiting: number
  /** It said yes to something since the last time nobody waited. */
  isApproved: boolean
}

/** What every verb of the runtime works with. */
export interface RuntimeContext {
  readonly host: AdapterHost<'solana'>
  readonly discovery: Discovery
  /** By the wallet's own object. The same link for every request, because it hears of the wallet's changes. */
  readonly links: WeakMap<object, Promise<BrowserLink>>
  readonly desks: Map<string, Desk>
  /** By wallet id. */
  readonly live: Map<string, SolanaConnection>
  /** Wallets that are being told of their end. */
  readonly leaving: Map<string, Promise<void>>
}
