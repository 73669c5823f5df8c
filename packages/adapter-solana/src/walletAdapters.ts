import type { Adapter } from '@solana/wallet-adapter-base'
import type { SolanaWallet } from './options.js'

declare module '@foyer/adapter-solana' {
  interface SolanaWalletMap {
    adapter: Adapter
  }
}

/** Wraps adapters of `@solana/wallet-adapter-base` for `solana({ wallets })`. */
export function walletAdapters(adapters: readonly Adapter[]): readonly SolanaWallet[] {
  return adapters.map((adapter) => ({
    describe() {
      const { name, icon } = adapter
      const readyState: string = adapter.readyState
      return readyState === 'Installed' || readyState === 'Loadable' ? { name, icon } : undefined
    },
    watch(listener) {
      adapter.on('readyStateChange', listener)
      return () => adapter.off('readyStateChange', listener)
    },
    load: async (adapterContext) =>
      (await import('./runtime/wallets/createWalletAdapterApi.js')).createWalletAdapterApi(adapterContext, adapter),
  }))
}
