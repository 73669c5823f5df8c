import { type AdapterDefinition, type ChainAdapter, defineAdapter, lazy } from '@foyer/core/adapter'
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
      isAddress: async (value) => (await import('./runtime/wire/isAddress.js')).isAddress(value),
      discover: discovery.subscribe,
      // Whoever connects then hears of the failure.
      preload: () => void runtime.get().catch(() => {}),
      connect: async (request) => (await runtime.get()).connect(request),
      channel: async () => (await import('./channelSupport.js')).channelSupport(runtime.get),
      ledger: async () => (await import('./runtime/ledger/createLedger.js')).createLedger(host),
      balances: async (query) => (await import('./runtime/reads/balances.js')).balances(host, query),
    }
  })
}
