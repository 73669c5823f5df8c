import type { Network } from '@foyer/core'
import type { OwnedToken } from '@foyer/core/ui/account'
import { compareWorths, smallMoney, worthOf } from '@foyer/core/ui/numbers'

/** A token with the network that it lies on. */
export interface PlacedToken {
  readonly token: OwnedToken
  readonly network: Network
  /** What all of it is worth, decimal text. Undefined where nobody said. */
  readonly worth: string | undefined
}

export const place = (token: OwnedToken, network: Network): PlacedToken => ({ token, network, worth: worthOf(token) })

/** What is worth most comes first; then coins of networks, then by name. */
export function rank(all: readonly PlacedToken[]): readonly PlacedToken[] {
  // There may be thousands: neither a number nor a language is looked up for each two of them.
  const { compare } = new Intl.Collator()
  return [...all].sort(
    (a, b) =>
      compareWorths(b.worth, a.worth) ||
      Number(a.token.address !== undefined) - Number(b.token.address !== undefined) ||
      compare(a.token.symbol, b.token.symbol),
  )
}

/**
 * Apart: what is worth next to nothing, tokens that nobody but the chain names, and where prices are known, those that have
 * none. A network's own coin is always shown.
 */
export function split(all: readonly PlacedToken[]): {
  readonly shown: readonly PlacedToken[]
  readonly hidden: readonly PlacedToken[]
} {
  const arePriced = all.some(({ token, worth }) => worth !== undefined && token.address !== undefined)
  const isShown = ({ token, worth }: PlacedToken) => {
    if (token.address === undefined) return true
    if (worth === undefined || !token.price) return !arePriced && !token.isUnknown
    return compareWorths(worth, smallMoney(token.price.currency)) >= 0
  }
  return { shown: all.filter(isShown), hidden: all.filter((each) => !isShown(each)) }
}
