import type { Network } from '@foyer/core'
import type { OwnedToken } from '@foyer/core/internal/account'
import { compareFiatValues, getDustThreshold, getFiatValue } from '@foyer/core/internal/account'

export interface ValuedToken {
  readonly token: OwnedToken
  readonly network: Network
  /** Value in money as decimal text; undefined if unknown. */
  readonly worth: string | undefined
}

export const toValuedToken = (token: OwnedToken, network: Network): ValuedToken => ({
  token,
  network,
  worth: getFiatValue(token),
})

/** Sorts by value, then native coins first, then by symbol. */
export function sortByValue(all: readonly ValuedToken[]): readonly ValuedToken[] {
  // A list may have thousands of tokens, so one collator serves all comparisons.
  const { compare } = new Intl.Collator()
  return [...all].sort(
    (a, b) =>
      compareFiatValues(b.worth, a.worth) ||
      Number(a.token.address !== undefined) - Number(b.token.address !== undefined) ||
      compare(a.token.symbol, b.token.symbol),
  )
}

/**
 * Hides dust, tokens that are on no token list, and unpriced tokens if others have prices. Native coins always show.
 */
export function splitByVisibility(all: readonly ValuedToken[]): {
  readonly shown: readonly ValuedToken[]
  readonly hidden: readonly ValuedToken[]
} {
  const arePriced = all.some(({ token, worth }) => worth !== undefined && token.address !== undefined)
  const isShown = ({ token, worth }: ValuedToken) => {
    if (token.address === undefined) return true
    if (worth === undefined || !token.price) return !arePriced && !token.isUnknown
    return compareFiatValues(worth, getDustThreshold(token.price.currency)) >= 0
  }
  return { shown: all.filter(isShown), hidden: all.filter((each) => !isShown(each)) }
}
