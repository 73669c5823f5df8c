import type { CaipAddress } from '../types/caip.js'
import { type PortfolioEntry, type PortfolioStore, unknownPortfolio } from './portfolio.js'

// How the portfolio changes. Apart from the store, because nothing changes before somebody is connected.

export function updateEntry(store: PortfolioStore, caipAddress: CaipAddress, change: Partial<PortfolioEntry>): void {
  const entries = store.$entries.get()
  store.$entries.set({ ...entries, [caipAddress]: { ...(entries[caipAddress] ?? unknownPortfolio), ...change } })
}

export function dropEntry(store: PortfolioStore, caipAddress: CaipAddress): void {
  const { [caipAddress]: _, ...others } = store.$entries.get()
  store.$entries.set(others)
}
