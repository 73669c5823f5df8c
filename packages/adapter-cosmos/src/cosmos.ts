import type { AdapterDefinition, ChainAdapter } from '@foyer/core/adapter'
import { createLazyValue, defineAdapter, delegateToRuntime } from '@foyer/core/internal/page'
import { findWallets } from './discover/findWallets.js'
import { watchWallets } from './discover/watchWallets.js'
import type { CosmosOptions } from './options.js'
import type { CosmosProvider } from './provider.js'
import type {} from './transaction.js'

export type CosmosAdapterDefinition = AdapterDefinition<
  'cosmos',
  CosmosProvider,
  ChainAdapter<'cosmos', CosmosProvider>
>

/** Creates the adapter for Cosmos chains. */
export function cosmos({ wallets = [] }: CosmosOptions = {}): CosmosAdapterDefinition {
  return defineAdapter('cosmos', (adapterContext): ChainAdapter<'cosmos', CosmosProvider> => {
    const find = () => findWallets(adapterContext, wallets)
    const runtime = createLazyValue(async () =>
      (await import('./runtime/createRuntime.js')).createRuntime(adapterContext, find),
    )
    return {
      ...delegateToRuntime(adapterContext, runtime),
      discover: (listener) => watchWallets(adapterContext, find, listener),
      channel: async () => (await runtime.get()).channel(),
      chainReader: async () => (await runtime.get()).chainReader(),
    }
  })
}
