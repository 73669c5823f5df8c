import type { AdapterDefinition, ChainAdapter } from '@foyer/core/adapter'
import { createLazyValue, defineAdapter, delegateToRuntime } from '@foyer/core/internal/page'
import { discoverWallets } from './discover/discoverWallets.js'
import type { BitcoinOptions } from './options.js'
import type { BitcoinProvider } from './provider.js'
import type {} from './transaction.js'

export type BitcoinAdapter = ChainAdapter<'bip122', BitcoinProvider>

export type BitcoinAdapterDefinition = AdapterDefinition<'bip122', BitcoinProvider, BitcoinAdapter>

/** Creates the adapter for Bitcoin. */
export function bitcoin({ wallets = [] }: BitcoinOptions = {}): BitcoinAdapterDefinition {
  return defineAdapter('bip122', (adapterContext): BitcoinAdapter => {
    const discovery = discoverWallets(adapterContext, wallets)
    const runtime = createLazyValue(async () =>
      (await import('./runtime/createRuntime.js')).createRuntime(adapterContext, discovery),
    )
    return {
      ...delegateToRuntime(adapterContext, runtime),
      discover: discovery.subscribe,
      channel: async () => (await runtime.get()).channel(),
      chainReader: async () => (await runtime.get()).chainReader(),
    }
  })
}
