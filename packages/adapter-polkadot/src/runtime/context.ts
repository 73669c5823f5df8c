import type { AdapterHost, Connection, Leaving, Requests } from '@foyer/core/adapter'
import type { FoundWallet } from '../discover/discovery.js'
import type { InjectedExtension } from '../injected.js'
import type { PolkadotProvider } from '../provider.js'
import type { Descriptions } from './node/ChainClient.js'

export type PolkadotConnection = Connection<'polkadot', PolkadotProvider>
export type PolkadotId = `polkadot:${string}`

/** What the parts of the runtime share. */
export interface RuntimeContext {
  readonly host: AdapterHost<'polkadot'>
  /** The wallets as they are now. */
  readonly find: () => readonly FoundWallet[]
  /** Extensions that are being asked to let this page in. */
  readonly requests: Requests<FoundWallet, InjectedExtension>
  readonly leaving: Leaving
  readonly metadata: Descriptions
}
