import type { ReadableAtom } from 'nanostores'
import { computed } from 'nanostores'
import type { ModalContext } from '../context.js'
import type { CaipAddress } from '../types/caip.js'
import { sumOf } from '../utils/worth.js'
import { ownTransactions } from './ownTransactions.js'

/** So much of a token is leaving an account: it still counts as owned, and soon will not. */
export interface Leaving {
  readonly symbol: string
  /** Decimal text. */
  readonly amount: string
}

/** What the visitor has sent from here and the chain has not taken yet. Of two of which one replaces the other, one counts. */
export function onItsWay(context: ModalContext, addresses: readonly CaipAddress[]): ReadableAtom<readonly Leaving[]> {
  const lists = addresses.map((each) => context.use(ownTransactions).$of(each))
  return computed(lists, (...all) => {
    const pending = all.flat().filter(({ status }) => status === 'pending')
    const replaced = new Set(pending.flatMap(({ replaces }) => replaces ?? []))
    const bySymbol = new Map<string, readonly string[]>()
    for (const { hash, transfers } of pending) {
      if (replaced.has(hash)) continue
      for (const { direction, amount, token, nft } of transfers) {
        if (direction !== 'out' || amount === undefined || nft || !token?.symbol) continue
        bySymbol.set(token.symbol, [...(bySymbol.get(token.symbol) ?? []), amount])
      }
    }
    return [...bySymbol].map(([symbol, amounts]) => ({ symbol, amount: sumOf(amounts) }))
  })
}
