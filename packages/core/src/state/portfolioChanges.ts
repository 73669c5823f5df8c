import type { CaipAddress } from '../types/caip.js'
import type { TokenAmount } from '../types/token.js'
import {
  type OwnedToken,
  type PortfolioEntry,
  type PortfolioReadState,
  type PortfolioStore,
  unknownPortfolio,
} from './portfolio.js'

// These functions are not in the store's module, so that they load only with the first connection.

export function updatePortfolioEntry(
  store: PortfolioStore,
  caipAddress: CaipAddress,
  change: Partial<PortfolioEntry>,
): void {
  const entries = store.$entries.get()
  store.$entries.set({ ...entries, [caipAddress]: { ...(entries[caipAddress] ?? unknownPortfolio), ...change } })
}

export function updateOtherTokensState(
  store: PortfolioStore,
  caipAddress: CaipAddress,
  change: Partial<PortfolioReadState>,
): void {
  updatePortfolioEntry(store, caipAddress, { others: { ...store.of(caipAddress).others, ...change } })
}

// Replaces the native coin's amount. Its price and icon stay, and so do all other tokens.
export function replaceNativeToken(
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

// Replaces all tokens but the native coin, of which only price and icon are replaced.
export function replaceOtherTokens({ tokens }: PortfolioEntry, others: readonly OwnedToken[]): readonly OwnedToken[] {
  const native = tokens.find(({ address }) => address === undefined)
  const said = others.find(({ address }) => address === undefined)
  const first = native
    ? { ...native, price: said?.price ?? native.price, iconUrl: said?.iconUrl ?? native.iconUrl }
    : said
  return [...(first ? [first] : []), ...others.filter(({ address }) => address !== undefined)]
}

export function dropOtherTokens(store: PortfolioStore, caipAddress: CaipAddress): void {
  const { tokens } = store.of(caipAddress)
  const { others } = unknownPortfolio
  updatePortfolioEntry(store, caipAddress, { tokens: tokens.filter(({ address }) => address === undefined), others })
}

export function dropPortfolioEntry(store: PortfolioStore, caipAddress: CaipAddress): void {
  const { [caipAddress]: _, ...others } = store.$entries.get()
  store.$entries.set(others)
}
