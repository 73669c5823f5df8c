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

interface Page {
  readonly [name: string]: Page | undefined
}

/**
 * Wallets that are objects of the page: those at places that are known, by our names and with the pictures of sats-connect's
 * list, or the others of that list.
 */
export function findInjected(isKnown: boolean): readonly FoundWallet[] {
  const page = window as unknown as Page
  return [...readList(page), ...PLACES].flatMap((entry: Introduction) => {
    try {
      const place = PLACES.find(({ id }) => id === entry.id)
      if (!place === isKnown) return []
      const source = String(entry.id)
        .split('.')
        .reduce((from: Page | undefined, name) => from?.[name], page)
      return toFound('INJECTED', source, { ...entry, ...place })
    } catch {
      // An object that throws when it is looked at is no wallet.
      return []
    }
  })
}

/** What is announced in sats-connect's list. Anybody may have put something else there. */
function readList(page: Page): readonly Introduction[] {
  try {
    const listed: unknown = page.btc_providers
    return Array.isArray(listed) ? listed.slice(0, MOST) : []
  } catch {
    return []
  }
}
