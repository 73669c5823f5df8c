import { type AdapterHost, claimId, toImageUrl, watchWhile } from '@foyer/core/adapter'
import type { EvmWallet, EvmWalletOptions } from '../options.js'
import type { Discovery, FoundWallet } from './discovery.js'
import { findLegacy } from './findLegacy.js'
import { type AnnouncedWallet, watchAnnounced } from './watchAnnounced.js'

/** Who announces more wallets than this is not to be heard out. */
const MOST = 1_000

export interface DiscoverWalletsParameters {
  readonly wallets: readonly EvmWallet[]
  readonly coinbase: EvmWalletOptions['coinbase']
  readonly safe: EvmWalletOptions['safe']
  /** The page turned out to be in a Safe. */
  onSafe(): void
}

/** Everything that can be connected in this browser. Touches the page only while somebody listens. */
export function discoverWallets(
  host: AdapterHost<'eip155'>,
  { wallets, coinbase, safe: options, onSafe }: DiscoverWalletsParameters,
): Discovery {
  const announced = new Map<string, AnnouncedWallet>()
  const own = wallets.map(toFound)
  const listeners = new Set<(found: readonly FoundWallet[]) => void>()
  let safe: readonly FoundWallet[] = []
  let stop = () => {}

  const now = (): readonly FoundWallet[] => {
    const found = [...safe, ...announced.values(), ...legacy(), ...own]
    const isCoinbaseHere = typeof window === 'undefined' || announced.has('com.coinbase.wallet')
    return coinbase === false || isCoinbaseHere ? found : [...found, COINBASE]
  }
  const legacy = (): FoundWallet[] => {
    const found = host.flags.enableInjected && findLegacy()
    if (!found) return []
    const { name, provider } = found
    // Some announce another object than the one they put there: by which domain they are one, the list of wallets knows.
    return [...announced.values()].some((each) => each.announced === provider)
      ? []
      : [{ wallet: { id: 'injected', name, type: 'INJECTED' }, provider: () => provider }]
  }
  const report = () => {
    for (const listener of listeners) listener(now())
  }
  const start = (signal: AbortSignal) => {
    if (typeof window === 'undefined') return
    if (host.flags.enableEIP6963) {
      watchAnnounced((found) => {
        const { id } = found.wallet
        if (announced.size >= MOST || own.some(({ wallet }) => wallet.id === id || wallet.info?.rdns === id)) return
        // A wallet announces itself as often as it is asked. Another object under the same name is another wallet: which of
        // them has the name is not for us to say.
        if ([...announced.values()].some((each) => each.announced === found.announced)) return
        const claimed = claimId(id, (each) => announced.has(each))
        announced.set(claimed, { ...found, wallet: { ...found.wallet, id: claimed } })
        report()
      }, signal)
    }
    // MetaMask says so when its provider comes after the page has started
    // (@metamask/detect-provider 2.0.0, https://github.com/MetaMask/detect-provider, seen 2026-11).
    window.addEventListener('ethereum#initialized', report, { signal })
    if (options === false || !window.parent || window.parent === window) return
    import('../safe/findSafe.js')
      .then(({ findSafe }) => findSafe(host.signal, Object(options).origins))
      .then((found) => {
        safe = [found]
        report()
        onSafe()
      })
      .catch((cause: unknown) => host.log('debug', 'Not in a Safe', cause))
  }

  return {
    now,
    subscribe(listener) {
      if (!listeners.size) stop = watchWhile(host.signal, start)
      listeners.add(listener)
      listener(now())
      return () => {
        if (listeners.delete(listener) && !listeners.size) stop()
      }
    },
  }
}

const COINBASE: FoundWallet = { wallet: { id: 'coinbase', name: 'Coinbase Wallet', type: 'EXTERNAL' } }

function toFound({ id, name, icon, rdns, provider }: EvmWallet): FoundWallet {
  return {
    wallet: { id, name, type: 'EXTERNAL', imageUrl: toImageUrl(icon), info: { rdns } },
    provider: typeof provider === 'function' ? provider : () => provider,
  }
}
