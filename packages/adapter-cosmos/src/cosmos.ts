import { type AdapterDefinition, type ChainAdapter, defineAdapter, fromRuntime, lazy } from '@foyer/core/adapter'
import { findWallets } from './discover/findWallets.js'
import { watchWallets } from './discover/watchWallets.js'
import type { CosmosOptions } from './options.js'
import type { CosmosProvider } from './provider.js'
import type {} from './transaction.js'

export type CosmosDefinition = AdapterDefinition<'cosmos', CosmosProvider, ChainAdapter<'cosmos', CosmosProvider>>

/** The adapter for Cosmos chains. Nothing of CosmJS is loaded before it is needed. */
export function cosmos({ wallets = [] }: CosmosOptions = {}): CosmosDefinition {
  return defineAdapter('cosmos', (host): ChainAdapter<'cosmos', CosmosProvider> => {
    const find = () => findWallets(host, wallets)
    const runtime = lazy(async () => (await import('./runtime/createRuntime.js')).createRuntime(host, find))
    return {
      ...fromRuntime(host, runtime),
      discover: (listener) => watchWallets(host, find, listener),
      channel: async () => (await runtime.get()).channel(),
      ledger: async () => (await runtime.get()).ledger(),
    }
  })
}
