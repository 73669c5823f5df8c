import type { AdapterDefinition, ChainAdapter } from '@foyer/core/adapter'
import { createLazyValue, defineAdapter, delegateToRuntime } from '@foyer/core/internal/page'
import { discoverWallets } from './discover/discoverWallets.js'
import type { SolanaOptions } from './options.js'
import type { SolanaProvider } from './provider.js'
import type {} from './transaction.js'

/** Creates the adapter for Solana. */
export function solana({ wallets = [] }: SolanaOptions = {}): AdapterDefinition<'solana', SolanaProvider> {
  return defineAdapter('solana', (adapterContext): ChainAdapter<'solana', SolanaProvider> => {
    const discovery = discoverWallets(adapterContext, wallets)
    const runtime = createLazyValue(async () =>
      (await import('./runtime/createRuntime.js')).createRuntime(adapterContext, discovery),
    )
    return {
      ...delegateToRuntime(adapterContext, runtime),
      hasOwnNodes: true,
      discover: discovery.subscribe,
      channel: async () => (await runtime.get()).channel(),
      chainReader: async () => (await runtime.get()).chainReader(),
    }
  })
}
