import { atPath } from './atPath.js'
import type { FoundWallet } from './discovery.js'
import { type Introduction, toFound } from './toFound.js'

/** Where wallets put themselves into the page, and what they are called. */
const PLACES: readonly Introduction[] = [
  { id: 'XverseProviders.BitcoinProvider', name: 'Xverse Wallet' },
  { id: 'LeatherProvider', name: 'Leather' },
  { id: 'okxwallet.bitcoin', name: 'OKX Wallet' },
  { id: 'bitkeep.unisat', name: 'Bitget Wallet' },
  { id: 'binancew3w.bitcoin', name: 'Binance Wallet' },
  { id: 'unisat', name: 'UniSat' },
  { id: 'bitcoin_keplr', name: 'Keplr' },
]

/** Who lists more wallets than this is not to be heard out. */
const MOST = 1_000

/**
 * Wallets that are objects of the page: those at places that are known, by our names and with the pictures of sats-connect's
 * list, or the others of that list.
 */
export function findInjected(isKnown: boolean): readonly FoundWallet[] {
  return [...readList(), ...PLACES].flatMap((entry: Introduction) => {
    try {
      const place = PLACES.find(({ id }) => id === entry.id)
      if (!place === isKnown) return []
      return toFound('INJECTED', atPath(String(entry.id)), { ...entry, ...place })
    } catch {
      // An object that throws when it is looked at is no wallet.
      return []
    }
  })
}

/** What is announced in sats-connect's list. Anybody may have put something else there. */
function readList(): readonly Introduction[] {
  try {
    const listed = atPath('btc_providers')
    return Array.isArray(listed) ? listed.slice(0, MOST) : []
  } catch {
    return []
  }
}
