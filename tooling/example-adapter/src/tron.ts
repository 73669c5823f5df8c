import { type ChainAdapter, createLazyValue, defineAdapter } from '@foyer/core/adapter'
import { isAddress } from './address.js'
import { discoverWallets } from './discoverWallets.js'
import type { TronProvider } from './provider.js'

/** Creates the TRON adapter, for wallets that announce themselves (TIP-6963) and speak TIP-1193. */
export const tron = () =>
  defineAdapter('tron', (adapterContext): ChainAdapter<'tron', TronProvider> => {
    const discovery = discoverWallets(adapterContext)
    const runtime = createLazyValue(async () =>
      (await import('./createRuntime.js')).createRuntime(adapterContext, discovery),
    )
    return {
      isAddress,
      discover: discovery.subscribe,
      connect: async (request) => (await runtime.get()).connect(request),
      async balances(query) {
        const { readBalance } = await import('./readBalance.js')
        return [await readBalance(adapterContext, query)]
      },
    }
  })
