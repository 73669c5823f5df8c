import { type AdapterHost, watchWhile } from '@foyer/core/adapter'
import type { BitcoinWallet } from '../options.js'
import type { Discovery, FoundWallet } from './discovery.js'
import { findInjected } from './findInjected.js'
import { toFound } from './toFound.js'
import { watchStandard } from './watchStandard.js'

/** Everything that can be connected in this browser. Touches the page only while somebody listens. */
export function discoverWallets(host: AdapterHost<'bip122'>, wallets: readonly BitcoinWallet[]): Discovery {
  const announced = new Set<FoundWallet>()
  const own = wallets.flatMap((wallet) => toFound('EXTERNAL', wallet.provider, wallet))
  const isPage = typeof window !== 'undefined'

  const now = (): readonly FoundWallet[] => {
    const all = [...own, ...announced, ...(isPage && host.flags.enableInjected ? findInjected() : [])]
    const name = ({ wallet }: FoundWallet) => wallet.name.toLowerCase()
    // One wallet may be there in several ways. The first counts; who comes later with its name is the same or an impostor.
    return all.filter(
      (each, index) => all.findIndex((other) => other.source === each.source || name(other) === name(each)) === index,
    )
  }
  return {
    now,
    subscribe(listener) {
      let told = -1
      const report = () => {
        const found = now()
        // They come and go one by one.
        if (found.length === told) return
        told = found.length
        listener(found.map(({ wallet }) => wallet))
      }
      return watchWhile(host.signal, (signal) => {
        if (isPage) {
          let change = () => {}
          watchStandard((found) => {
            announced.add(found)
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
