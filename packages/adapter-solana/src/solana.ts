import { type AdapterDefinition, type ChainAdapter, defineAdapter, fromRuntime, lazy } from '@foyer/core/adapter'
import { discoverWallets } from './discover/discoverWallets.js'
import type { SolanaOptions } from './options.js'
import type { SolanaProvider } from './provider.js'
import type {} from './transaction.js'

/** The adapter for Solana. What it needs to connect, to check an address or to read a balance is loaded when it does. */
export function solana({ wallets = [] }: SolanaOptions = {}): AdapterDefinition<'solana', SolanaProvider> {
  return defineAdapter('solana', (host): ChainAdapter<'solana', SolanaProvider> => {
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
