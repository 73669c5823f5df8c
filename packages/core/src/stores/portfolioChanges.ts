import type { CaipAddress } from '../types/caip.js'
import type { TokenAmount } from '../types/token.js'
import {
  type OwnedToken,
  type PortfolioEntry,
  type PortfolioStore,
  type Reading,
  unknownPortfolio,
} from './portfolio.js'

// How the portfolio changes. Apart from the store, because nothing changes before somebody is connected.

export function updateEntry(store: PortfolioStore, caipAddress: CaipAddress, change: Partial<PortfolioEntry>): void {
  const entries = store.$entries.get()
  store.$entries.set({ ...entries, [caipAddress]: { ...(entries[caipAddress] ?? unknownPortfolio), ...change } })
}

export function updateOthers(store: PortfolioStore, caipAddress: CaipAddress, change: Partial<Reading>): void {
  updateEntry(store, caipAddress, { others: { ...store.of(caipAddress).others, ...change } })
}

/** The native coin as a node has said it; what a service added to it, and every other token, stays. */
export function withNative(
  { tokens }: PortfolioEntry,
  native: TokenAmount,
  said: Pick<OwnedToken, 'source' | 'at'>,
): readonly OwnedToken[] {
  const before = tokens.find(({ address }) => address === undefined)
  const { price = before?.price, iconUrl = before?.iconUrl } = native
  return [
    { ...native, price, iconUrl, ...said, asOf: before?.asOf },
    ...tokens.filter(({ address }) => address !== undefined),
  ]
}

/** Everything but the native coin anew. Of that one only what a node cannot say is taken: its price and picture. */
export function withOthers({ tokens }: PortfolioEntry, others: readonly OwnedToken[]): readonly OwnedToken[] {
  const native = tokens.find(({ address }) => address === undefined)
  const said = others.find(({ address }) => address === undefined)
  const first = native
    ? { ...native, price: said?.price ?? native.price, iconUrl: said?.iconUrl ?? native.iconUrl }
    : said
  return [...(first ? [first] : []), ...others.filter(({ address }) => address !== undefined)]
}

/** Keeps the native coin alone: whoever uses an account sees how much of that there is, and the rest may be long. */
export function dropOthers(store: PortfolioStore, caipAddress: CaipAddress): void {
  const { tokens } = store.of(caipAddress)
  const { others } = unknownPortfolio
  updateEntry(store, caipAddress, { tokens: tokens.filter(({ address }) => address === undefined), others })
}

export function dropEntry(store: PortfolioStore, caipAddress: CaipAddress): void {
  const { [caipAddress]: _, ...others } = store.$entries.get()
  store.$entries.set(others)
}
