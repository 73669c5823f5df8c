import { readProviderName } from '@foyer/core/internal/page'
import type { DiscoveredWallet } from './discovery.js'
import { readWindowPath } from './readWindowPath.js'
import { toDiscoveredWallets, type UntrustedWalletInfo } from './toDiscoveredWallets.js'

const KNOWN_WALLETS: readonly UntrustedWalletInfo[] = [
  { id: 'XverseProviders.BitcoinProvider', name: 'Xverse Wallet' },
  { id: 'LeatherProvider', name: 'Leather' },
  { id: 'okxwallet.bitcoin', name: 'OKX Wallet' },
  { id: 'bitkeep.unisat', name: 'Bitget Wallet' },
  { id: 'binancew3w.bitcoin', name: 'Binance Wallet' },
  { id: 'unisat', name: 'UniSat' },
  { id: 'bitcoin_keplr', name: 'Keplr' },
]

/** Several wallets define `window.unisat`; their flags (`isBitKeep` and the like) tell which one it is. */
const SHARED_PATH = 'unisat'

const MAX_WALLETS = 1_000

/** Finds wallets at known paths of `window`, or else those that only `window.btc_providers` lists. */
export function findInjectedWallets(isKnown: boolean): readonly DiscoveredWallet[] {
  return [...readList(), ...KNOWN_WALLETS].flatMap((entry: UntrustedWalletInfo) => {
    try {
      const known = KNOWN_WALLETS.find(({ id }) => id === entry.id)
      if (!known === isKnown) return []
      const source = readWindowPath(String(entry.id))
      const name = entry.id === SHARED_PATH && readProviderName(source)
      if (!name) return toDiscoveredWallets('INJECTED', source, { ...entry, ...known })
      const { id = name } = KNOWN_WALLETS.find((each) => each.name === name) ?? {}
      // A wallet that also has a path of its own is listed by that path.
      return readWindowPath(String(id)) ? [] : toDiscoveredWallets('INJECTED', source, { id, name })
    } catch {
      // Wallets whose properties throw are not listed.
      return []
    }
  })
}

/** Reads `window.btc_providers` of sats-connect, to which any script can write. */
function readList(): readonly UntrustedWalletInfo[] {
  try {
    const listed = readWindowPath('btc_providers')
    return Array.isArray(listed) ? listed.slice(0, MAX_WALLETS) : []
  } catch {
    return []
  }
}
