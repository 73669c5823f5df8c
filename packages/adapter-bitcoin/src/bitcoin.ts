import { type AdapterDefinition, type ChainAdapter, defineAdapter, fromRuntime, lazy } from '@foyer/core/adapter'
import { discoverWallets } from './discover/discoverWallets.js'
import type { BitcoinOptions } from './options.js'
import type { BitcoinProvider } from './provider.js'
import type {} from './transaction.js'

export type BitcoinAdapter = ChainAdapter<'bip122', BitcoinProvider>

export type BitcoinDefinition = AdapterDefinition<'bip122', BitcoinProvider, BitcoinAdapter>

/** The adapter for Bitcoin. What connects, signs and reads is loaded when it is needed, each on its own. */
export function bitcoin({ wallets = [] }: BitcoinOptions = {}): BitcoinDefinition {
  return defineAdapter('bip122', (host): BitcoinAdapter => {
    const discovery = discoverWallets(host, wallets)
    const runtime = lazy(async () => (await import('./runtime/createRuntime.js')).createRuntime(host, discovery))
    return {
      ...fromRuntime(host, runtime),
      discover: discovery.subscribe,
      channel: async () => (await runtime.get()).channel(),
      ledger: async () => (await runtime.get()).ledger(),
    }
  })
}
