import type { OwnedToken, PortfolioEntry } from '../stores/portfolio.js'
import type { CaipNetworkId } from '../types/caip.js'
import { tokenKey } from './knownTokens.js'

/** What was known of the tokens of an account on a network before they are read anew. */
export function tokensBefore({ tokens, others }: PortfolioEntry, caipNetworkId: CaipNetworkId) {
  const keyOf = ({ address }: Pick<OwnedToken, 'address'>) => tokenKey({ address, caipNetworkId })
  const byKey = new Map(tokens.map((token) => [keyOf(token), token]))
  const without = (isWanted: (source: string) => boolean) => ({
    source: 'before',
    // What they were worth is put in where nobody says so anew.
    tokens: tokens.filter(({ source }) => isWanted(source)).map(({ price: _, ...token }) => token),
  })
  return {
    ofChain: without((source) => source === 'node'),
    ofOthers: without((source) => source !== 'node'),
    /** With the prices from before where there is none yet. */
    restore: (now: readonly OwnedToken[]): readonly OwnedToken[] =>
      now.map((token) => {
        const before = byKey.get(keyOf(token))
        return token.price || !before?.price ? token : { ...token, price: before.price, asOf: before.asOf }
      }),
    /** Says since when nobody has spoken of those that are not new. */
    mark: (now: readonly OwnedToken[], isNew: (token: OwnedToken) => boolean): readonly OwnedToken[] =>
      now.map((token) => {
        const asOf = isNew(token) ? undefined : (byKey.get(keyOf(token))?.asOf ?? others.at ?? token.at)
        return token.asOf === asOf ? token : { ...token, asOf }
      }),
  }
}
