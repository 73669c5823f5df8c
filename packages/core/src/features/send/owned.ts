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

/** The sum of what has a price in dollars. Undefined where nothing has one. */
export function totalInUsd(tokens: readonly SendToken[]): string | undefined {
  const worth = tokens.flatMap(({ amount, decimals, price }) => {
    const value = price?.currency === 'usd' && amount !== undefined ? worthOf({ amount, decimals, price }) : undefined
    return value ?? []
  })
  return worth.length ? sumOf(worth) : undefined
}
