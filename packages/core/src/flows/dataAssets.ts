import { BALANCE_LOCK, PORTFOLIO_CACHE_LIFETIME } from '../constants.js'
import type { ModalContext } from '../context.js'
import { lateError } from '../errors/lateError.js'
import type { ModalError } from '../errors/ModalError.js'
import { getBalance, parseBalances, type ServiceBalance } from '../services/data/getBalance.js'
import { createTimedCache } from '../services/timedCache.js'
import type { AssetSource } from './assetSource.js'
import { dataService } from './dataService.js'
import { isVisitor } from './isVisitor.js'

/** Kinds of networks whose balances the service knows. */
const NAMESPACES = ['eip155', 'solana']

/** More than any visitor owns that is not made up of what strangers sent: not kept. */
const MOST_KEPT = 500

/**
 * The data service. Of test networks and of those that it does not know nobody is asked. After a failure it is left alone
 * for a while, and what is asked meanwhile fails as it did.
 */
export function dataAssets(context: ModalContext): AssetSource {
  const { services } = context
  const cache = createTimedCache(services.storage, 'portfolio_cache', PORTFOLIO_CACHE_LIFETIME)
  // Who leaves takes along what they own.
  services.events.on('disconnect', cache.clear)
  let failed: { readonly error: ModalError; readonly at: number } | undefined
  // Whoever failed while the page was cut off has not failed.
  globalThis.addEventListener?.('online', () => (failed = undefined), { signal: context.signal })
  return {
    id: 'data',
    async read({ caipAddress, namespace, address, network, currency, anew, signal }) {
      const data = context.use(dataService)
      if (!data || network.testnet || !NAMESPACES.includes(namespace)) return undefined
      const kept = anew ? undefined : cache.get(caipAddress)
      if (kept && kept.currency === currency && Array.isArray(kept.balance)) {
        return worthShowing(parseBalances(kept.balance, currency), network.caipNetworkId)
      }
      if (failed && Date.now() - failed.at < BALANCE_LOCK) throw failed.error
      try {
        if (!(await data.supports(network.caipNetworkId))) return undefined
        const chainId = network.caipNetworkId
        const known = context.stores.portfolio.of(caipAddress).tokens.flatMap((token) => token.address ?? [])
        const forceUpdate = anew && known.length ? known : undefined
        const balance = await getBalance(data.http, { address, currency, chainId, forceUpdate, signal })
        failed = undefined
        if (balance.length <= MOST_KEPT && isVisitor(context, caipAddress))
          cache.set(caipAddress, { balance, currency })
        return worthShowing(parseBalances(balance, currency), chainId)
      } catch (cause) {
        if (signal.aborted) throw cause
        failed = { error: lateError('BALANCE_UNAVAILABLE', { cause }), at: Date.now() }
        throw failed.error
      }
    },
  }
}

/** Of the network that was asked for, and without tokens that cannot be divided: strangers hand those out. */
const worthShowing = (all: readonly ServiceBalance[], id: string) =>
  all.filter(({ caipNetworkId, decimals }) => caipNetworkId === id && decimals > 0)
