import { type AdapterDefinition, type ChainAdapter, defineAdapter, lazy } from '@foyer/core/adapter'
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
      isAddress: async (value) => (await import('./runtime/address/isAddress.js')).isAddress(value),
      discover: discovery.subscribe,
      // What keeps it from loading is told to who connects.
      preload: () => void runtime.get().catch(() => {}),
      connect: async (request) => (await runtime.get()).connect(request),
      channel: async () => (await import('./channelSupport.js')).channelSupport(runtime.get),
      ledger: async () => (await import('./runtime/ledger/createLedger.js')).createLedger(host),
      balances: async (query) => (await import('./runtime/reads/balances.js')).balances(host, query),
    }
  })
}
