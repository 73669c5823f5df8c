import { isSameToken } from '../../flows/knownTokens.js'
import type { PortfolioEntry } from '../../stores/portfolio.js'
import type { Network } from '../../types/network.js'
import { sumOf, worthOf } from '../../utils/worth.js'
import type { SendToken } from './state.js'

/** What an account could send on a network: the native coin first, known or not. */
export function toSendTokens({ tokens }: Pick<PortfolioEntry, 'tokens'>, network: Network): readonly SendToken[] {
  const { caipNetworkId, nativeCurrency } = network
  const all = tokens.map(({ address, symbol, name, decimals, iconUrl, amount, price }) => ({
    caipNetworkId,
    address,
    symbol,
    name,
    decimals,
    iconUrl,
    amount,
    price,
  }))
  return all.some(({ address }) => address === undefined) ? all : [{ caipNetworkId, ...nativeCurrency }, ...all]
}

export const isSame = (one: SendToken, other: Pick<SendToken, 'caipNetworkId' | 'address' | 'nft'>): boolean =>
  isSameToken(one, other) && one.nft?.tokenId === other.nft?.tokenId

/** The coin of two networks: an amount of the one is one of the other. */
export const isSameCoin = (one: SendToken, other: SendToken): boolean =>
  !one.address && !other.address && one.symbol === other.symbol && one.decimals === other.decimals

/** The sum of what has a price in dollars. Undefined where nothing has one. */
export function totalInUsd(tokens: readonly SendToken[]): string | undefined {
  const worth = tokens.flatMap(({ amount, decimals, price }) => {
    const value = price?.currency === 'usd' && amount !== undefined ? worthOf({ amount, decimals, price }) : undefined
    return value ?? []
  })
  return worth.length ? sumOf(worth) : undefined
}
