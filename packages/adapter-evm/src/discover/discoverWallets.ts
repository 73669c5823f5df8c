import type { AdapterContext } from '@foyer/core/adapter'
import { startWithSignal, toImageUrl, toUniqueWalletId } from '@foyer/core/internal/page'
import type { EvmWallet, EvmWalletOptions } from '../options.js'
import type { DiscoveredWallet, Discovery } from './discovery.js'
import { findLegacyProvider } from './findLegacyProvider.js'
import { type AnnouncedWallet, watchAnnouncedWallets } from './watchAnnouncedWallets.js'

/** Limits announced wallets, because any script can announce one. */
const MAX_WALLETS = 1_000

export interface DiscoverWalletsParameters {
  readonly wallets: readonly EvmWallet[]
  readonly coinbase: EvmWalletOptions['coinbase']
  readonly safe: EvmWalletOptions['safe']
  onSafe(): void
}

/** Lists the user's EVM wallets. Listens to `window` only while it has subscribers. */
export function discoverWallets(
  adapterContext: AdapterContext<'eip155'>,
  { wallets, coinbase, safe: options, onSafe }: DiscoverWalletsParameters,
): Discovery {
  const announced = new Map<string, AnnouncedWallet>()
  const own = wallets.map(toDiscovered)
  const listeners = new Set<(result: readonly DiscoveredWallet[]) => void>()
  let safe: readonly DiscoveredWallet[] = []
  let stop = () => {}

  const now = (): readonly DiscoveredWallet[] => {
    const result = [...safe, ...announced.values(), ...legacy(), ...own]
    const isCoinbaseHere = typeof window === 'undefined' || announced.has('com.coinbase.wallet')
    return coinbase === false || isCoinbaseHere ? result : [...result, COINBASE]
  }
  const legacy = (): DiscoveredWallet[] => {
    const result = adapterContext.flags.injected && findLegacyProvider()
    if (!result) return []
    const { name, provider } = result
    // Some wallets announce another object than they set as `window.ethereum`. Core's wallet list merges the two by
    // their reverse domain name.
    return [...announced.values()].some((each) => each.announced === provider)
      ? []
      : [{ wallet: { id: 'injected', name, type: 'INJECTED' }, provider: () => provider }]
  }
  const report = () => {
    for (const listener of listeners) listener(now())
  }
  const start = (signal: AbortSignal) => {
    if (typeof window === 'undefined') return
    if (adapterContext.flags.eip6963) {
      watchAnnouncedWallets((result) => {
        const { id } = result.wallet
        if (announced.size >= MAX_WALLETS || own.some(({ wallet }) => wallet.id === id || wallet.info?.rdns === id))
          return
        // Wallets announce themselves several times. Another object under the same name is listed as another wallet.
        if ([...announced.values()].some((each) => each.announced === result.announced)) return
        const claimed = toUniqueWalletId(id, (each) => announced.has(each))
        announced.set(claimed, { ...result, wallet: { ...result.wallet, id: claimed } })
        report()
      }, signal)
    }
    // MetaMask dispatches this event when it sets `window.ethereum` after page load (@metamask/detect-provider 2.0.0,
    // https://github.com/MetaMask/detect-provider, seen 2026-11).
    window.addEventListener('ethereum#initialized', report, { signal })
    if (options === false || !window.parent || window.parent === window) return
    import('../safe/findSafe.js')
      .then(({ findSafe }) => findSafe(adapterContext.signal, Object(options).origins))
      .then((result) => {
        safe = [result]
        report()
        onSafe()
      })
      .catch((cause: unknown) => adapterContext.log('debug', 'Not in a Safe', cause))
  }

  return {
    now,
    subscribe(listener) {
      if (!listeners.size) stop = startWithSignal(adapterContext.signal, start)
      listeners.add(listener)
      listener(now())
      return () => {
        if (listeners.delete(listener) && !listeners.size) stop()
      }
    },
  }
}

const COINBASE: DiscoveredWallet = { wallet: { id: 'coinbase', name: 'Coinbase Wallet', type: 'EXTERNAL' } }

function toDiscovered({ id, name, icon, rdns, provider }: EvmWallet): DiscoveredWallet {
  return {
    wallet: { id, name, type: 'EXTERNAL', imageUrl: toImageUrl(icon), info: { rdns } },
    provider: typeof provider === 'function' ? provider : () => provider,
  }
}
