import { type ChainAdapter, defineAdapter, lazy } from '@foyer/core/adapter'
import { isAddress } from './address.js'
import { discoverWallets } from './discoverWallets.js'
import type { TronProvider } from './provider.js'

/** TRON for a Foyer modal: wallets that announce themselves (TIP-6963) and speak TIP-1193. */
export const tron = () =>
  defineAdapter('tron', (host): ChainAdapter<'tron', TronProvider> => {
    const discovery = discoverWallets(host)
    const runtime = lazy(async () => (await import('./createRuntime.js')).createRuntime(host, discovery))
    return {
      isAddress,
      discover: discovery.subscribe,
      connect: async (request) => (await runtime.get()).connect(request),
      async balances(query) {
        const { readBalance } = await import('./readBalance.js')
        return [await readBalance(host, query)]
      },
    }
  })
