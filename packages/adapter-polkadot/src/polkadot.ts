import { type AdapterDefinition, type ChainAdapter, defineAdapter, fromRuntime, lazy } from '@foyer/core/adapter'
import { discoverWallets, findWallets } from './discover/discoverWallets.js'
import type { PolkadotOptions } from './options.js'
import type { PolkadotProvider } from './provider.js'
import type {} from './transaction.js'

export type PolkadotDefinition = AdapterDefinition<'polkadot', PolkadotProvider>

/** The adapter for Polkadot and its kin (Substrate chains). Nothing of a chain's SDK is loaded before it is needed. */
export function polkadot({ wallets = [] }: PolkadotOptions = {}): PolkadotDefinition {
  return defineAdapter('polkadot', (host): ChainAdapter<'polkadot', PolkadotProvider> => {
    const runtime = lazy(async () =>
      (await import('./runtime/createRuntime.js')).createRuntime(host, () => findWallets(host, wallets)),
    )
    return {
      ...fromRuntime(host, runtime),
      discover: (listener) => discoverWallets(host, wallets, listener),
      channel: async () => (await runtime.get()).channel(),
      ledger: async () => (await runtime.get()).ledger(),
    }
  })
}
