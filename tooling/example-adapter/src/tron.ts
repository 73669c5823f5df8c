import { type ChainAdapter, defineAdapter } from '@foyer/core/adapter'
import { isAddress } from './address.js'
import { discoverWallets } from './discoverWallets.js'
import type { TronProvider } from './provider.js'

/** TRON for a Foyer modal: wallets that announce themselves (TIP-6963) and speak TIP-1193. */
export const tron = () =>
  defineAdapter('tron', (host): ChainAdapter<'tron', TronProvider> => {
    const discovery = discoverWallets(host)
    return {
      isAddress,
      discover: discovery.subscribe,
      async connect(request) {
        const { connect } = await import('./connect.js')
        return connect(host, { provider: discovery.find(request.walletId), request })
      },
      async balances(query) {
        const { readBalance } = await import('./readBalance.js')
        return [await readBalance(host, query)]
      },
    }
  })
