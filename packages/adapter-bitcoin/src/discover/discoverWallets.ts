import type { AdapterContext } from '@foyer/core/adapter'
import { startWithSignal, toUniqueWalletId } from '@foyer/core/internal/page'
import type { BitcoinWallet } from '../options.js'
import type { DiscoveredWallet, Discovery } from './discovery.js'
import { findInjectedWallets } from './findInjectedWallets.js'
import { toDiscoveredWallets } from './toDiscoveredWallets.js'
import { watchStandardWallets } from './watchStandardWallets.js'

const MAX_WALLETS = 1_000

/** Lists the user's Bitcoin wallets. Listens to `window` only while it has subscribers. */
export function discoverWallets(
  adapterContext: AdapterContext<'bip122'>,
  wallets: readonly BitcoinWallet[],
): Discovery {
  const announced = new Set<DiscoveredWallet>()
  const own = wallets.flatMap((wallet) => toDiscoveredWallets('EXTERNAL', wallet.provider, wallet))
  const isPage = typeof window !== 'undefined'

  const now = (): readonly DiscoveredWallet[] => {
    const isSeen = isPage && adapterContext.flags.injected
    // Wallets at known paths of `window` come first, so that no other wallet can claim their ids.
    const all = [
      ...own,
      ...(isSeen ? findInjectedWallets(true) : []),
      ...announced,
      ...(isSeen ? findInjectedWallets(false) : []),
    ]
    const isOwn = ({ wallet }: DiscoveredWallet) => own.some((each) => each.wallet.name === wallet.name)
    const result = new Map<string, DiscoveredWallet>()
    const objects = new Set<unknown>()
    for (const each of all) {
      const { wallet, source, provider = source } = each
      // A wallet may announce itself and also be found at several paths of `window`: its object identifies it.
      if (objects.has(source) || objects.has(provider) || (!own.includes(each) && isOwn(each))) continue
      objects.add(source).add(provider)
      const id = toUniqueWalletId(wallet.id, (taken) => result.has(taken))
      result.set(id, { wallet: { ...wallet, id }, source })
    }
    return [...result.values()]
  }
  return {
    now,
    subscribe(listener) {
      let reported: unknown
      const report = () => {
        const result = now().map(({ wallet }) => wallet)
        const ids = `${result.map(({ id }) => id)}`
        if (ids === reported) return
        reported = ids
        listener(result)
      }
      return startWithSignal(adapterContext.signal, (signal) => {
        if (isPage) {
          let change = () => {}
          watchStandardWallets((result) => {
            if (announced.size < MAX_WALLETS) announced.add(result)
            change()
            return () => {
              announced.delete(result)
              change()
            }
          }, signal)
          change = report
          for (const moment of ['load', 'unisat#initialized']) window.addEventListener(moment, report, { signal })
        }
        report()
      })
    },
  }
}
