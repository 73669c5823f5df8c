import type { ReadableAtom } from 'nanostores'
import { computed } from 'nanostores'
import type { ModalContext } from '../modal/context.js'
import type { CaipAddress } from '../types/caip.js'
import { sumFiatValues } from '../utils/fiatValue.js'
import { ownTransactions } from './ownTransactions.js'

export interface PendingOutflow {
  readonly symbol: string
  // Amount as decimal text.
  readonly amount: string
}

// Returns what pending transactions will take from the accounts. If one transaction replaces another, only one counts.
export function getPendingOutflows(
  context: ModalContext,
  addresses: readonly CaipAddress[],
): ReadableAtom<readonly PendingOutflow[]> {
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
    return [...bySymbol].map(([symbol, amounts]) => ({ symbol, amount: sumFiatValues(amounts) }))
  })
}
