import { isSameToken } from '../../portfolio/knownTokens.js'
import type { PortfolioEntry } from '../../state/portfolio.js'
import type { Network } from '../../types/network.js'
import { getFiatValue, sumFiatValues } from '../../utils/fiatValue.js'
import type { SendToken } from './sendState.js'

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

export const isSameSendToken = (one: SendToken, other: Pick<SendToken, 'caipNetworkId' | 'address' | 'nft'>): boolean =>
  isSameToken(one, other) && one.nft?.tokenId === other.nft?.tokenId

export const isSameNativeCoin = (one: SendToken, other: SendToken): boolean =>
  !one.address && !other.address && one.symbol === other.symbol && one.decimals === other.decimals

export function sumUsdValues(tokens: readonly SendToken[]): string | undefined {
  const worth = tokens.flatMap(({ amount, decimals, price }) => {
    const value =
      price?.currency === 'usd' && amount !== undefined ? getFiatValue({ amount, decimals, price }) : undefined
    return value ?? []
  })
  return worth.length ? sumFiatValues(worth) : undefined
}
