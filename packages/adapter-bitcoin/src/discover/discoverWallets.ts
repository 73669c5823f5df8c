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
    const all = [...own, ...announced, ...(isPage && host.flags.enableInjected ? findInjected() : [])]
    const isOwn = ({ wallet }: FoundWallet) => own.some((each) => each.wallet.name === wallet.name)
    const found = new Map<string, FoundWallet>()
    const objects = new Set<object>()
    for (const each of all) {
      const { wallet, source } = each
      // One wallet may be there in several ways: announced, and at a place or two. Only its object says that it is one.
      if (objects.has(source) || (!own.includes(each) && isOwn(each))) continue
      for (const object of objectsOf(source)) objects.add(object)
      const id = claimId(wallet.id, (taken) => found.has(taken))
      found.set(id, { wallet: { ...wallet, id }, source })
    }
    return [...found.values()]
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

/** The wallet's own object, and the one at a place in the page that it names as its own (sats-connect). */
function objectsOf(source: object): readonly object[] {
  try {
    const { features }: { readonly features?: Readonly<Record<string, { readonly provider?: unknown }>> } = source
    const provider = features?.['sats-connect:']?.provider
    return typeof provider === 'object' && provider !== null ? [source, provider] : [source]
  } catch {
    return [source]
  }
}
