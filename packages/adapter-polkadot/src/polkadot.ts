import type { AdapterDefinition, ChainAdapter } from '@foyer/core/adapter'
import { createLazyValue, defineAdapter, delegateToRuntime } from '@foyer/core/internal/page'
import { findWallets, watchWallets } from './discover/findWallets.js'
import type { PolkadotOptions } from './options.js'
import type { PolkadotProvider } from './provider.js'
import type {} from './transaction.js'

export type PolkadotAdapterDefinition = AdapterDefinition<'polkadot', PolkadotProvider>

/** Creates the adapter for Polkadot and other Substrate chains. */
export function polkadot({ wallets = [] }: PolkadotOptions = {}): PolkadotAdapterDefinition {
  return defineAdapter('polkadot', (adapterContext): ChainAdapter<'polkadot', PolkadotProvider> => {
    const runtime = createLazyValue(async () =>
      (await import('./runtime/createRuntime.js')).createRuntime(adapterContext, () =>
        findWallets(adapterContext, wallets),
      ),
    )
    return {
      ...delegateToRuntime(adapterContext, runtime),
      discover: (listener) => watchWallets(adapterContext, wallets, listener),
      channel: async () => (await runtime.get()).channel(),
      chainReader: async () => (await runtime.get()).chainReader(),
    }
  })
}
