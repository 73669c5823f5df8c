import { type AdapterHost, claimId, watchWhile } from '@foyer/core/adapter'
import type { BitcoinWallet } from '../options.js'
import type { Discovery, FoundWallet } from './discovery.js'
import { findInjected } from './findInjected.js'
import { toFound } from './toFound.js'
import { watchStandard } from './watchStandard.js'

/** Who announces more wallets than this is not to be heard out. */
const MOST = 1_000

/** Everything that can be connected in this browser. Touches the page only while somebody listens. */
export function discoverWallets(host: AdapterHost<'bip122'>, wallets: readonly BitcoinWallet[]): Discovery {
  const announced = new Set<FoundWallet>()
  const own = wallets.flatMap((wallet) => toFound('EXTERNAL', wallet.provider, wallet))
  const isPage = typeof window !== 'undefined'

  const now = (): readonly FoundWallet[] => {
    const isSeen = isPage && host.flags.enableInjected
    // What stands at a known place comes first: its name is ours, and nobody who names its object takes it away.
    const all = [...own, ...(isSeen ? findInjected(true) : []), ...announced, ...(isSeen ? findInjected(false) : [])]
    const isOwn = ({ wallet }: FoundWallet) => own.some((each) => each.wallet.name === wallet.name)
    const found = new Map<string, FoundWallet>()
    const objects = new Set<unknown>()
    for (const each of all) {
      const { wallet, source, provider = source } = each
      // One wallet may be there in several ways: announced, and at a place or two. Only its object says that it is one.
      if (objects.has(source) || objects.has(provider) || (!own.includes(each) && isOwn(each))) continue
      objects.add(source).add(provider)
      const id = claimId(wallet.id, (taken) => found.has(taken))
      found.set(id, { wallet: { ...wallet, id }, source })
    }
    return [...found.values()]
  }
  return {
    now,
    subscribe(listener) {
      let told: unknown
      const report = () => {
        const found = now().map(({ wallet }) => wallet)
        const ids = `${found.map(({ id }) => id)}`
        if (ids === told) return
        told = ids
        listener(found)
      }
      return watchWhile(host.signal, (signal) => {
        if (isPage) {
          let change = () => {}
          watchStandard((found) => {
            if (announced.size < MOST) announced.add(found)
            change()
            return () => {
              announced.delete(found)
              change()
            }
          }, signal)
          change = report
          // When wallets that inject themselves late are there: the page has loaded, or UniSat and its kin say so.
          for (const moment of ['load', 'unisat#initialized']) window.addEventListener(moment, report, { signal })
        }
        report()
      })
    },
  }
}
