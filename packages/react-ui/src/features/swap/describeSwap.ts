import type { Network } from '@foyer/core'
import { divide, formatNumber, fromUnits, parseUnits, toBigNumber } from '@foyer/core/internal/account'
import type { SwapOffer, SwapRefusalReason, SwapState, SwapToken } from '@foyer/core/internal/swap'
import { formatExactAmount, formatFee, formatRoundedAmount, roundForDisplay } from '../../internal/tokenTexts.js'

/** Price impact, a loss of value, from which a swap shows a note (high) or a warning (severe, total). */
const HIGH_IMPACT_PERCENT = 3
const SEVERE_IMPACT_PERCENT = 10
/** From this price impact, almost nothing of the value is left. */
const TOTAL_IMPACT_PERCENT = 90

export const formatPercent = (percent: string): string => `${formatNumber(percent, { decimals: 2, pad: false })}%`

/** Returns the amount to pay in base units. Undefined without one. */
export const parsePayAmount = ({
  sourceToken,
  sourceTokenAmount = '',
}: Pick<SwapState, 'sourceToken' | 'sourceTokenAmount'>) =>
  sourceToken && parseUnits(sourceTokenAmount, sourceToken.decimals)

export function formatPaidAmount(state: Pick<SwapState, 'sourceToken' | 'sourceTokenAmount'>): string {
  const units = parsePayAmount(state)
  return state.sourceToken && units !== undefined ? formatExactAmount(units, state.sourceToken) : ''
}

export const formatReceivedAmount = ({ toToken, quote }: Pick<SwapState, 'toToken' | 'quote'>): string =>
  toToken && quote.best ? formatRoundedAmount(quote.best.toAmount, toToken) : (toToken?.symbol ?? '')

/**
 * Formats the rate as one unit of the token with the higher market price, so that the tokens do not change places when
 * the offer gets worse. Without prices, one unit of the paid token. Undefined without an amount.
 */
export function formatRate(
  state: SwapState,
  offer: SwapOffer,
): { readonly one: string; readonly other: string } | undefined {
  const { sourceToken, toToken } = state
  const paid = parsePayAmount(state)
  if (!sourceToken || !toToken || !paid) return undefined
  const [out, back] = [fromUnits(paid, sourceToken.decimals), fromUnits(offer.toAmount, toToken.decimals)]
  const isTurned = offer.toAmount > 0n && isDearer(toToken, sourceToken)
  const rate = isTurned ? divide(out, back) : divide(back, out)
  const [one, other] = isTurned ? [toToken, sourceToken] : [sourceToken, toToken]
  return { one: `1 ${one.symbol}`, other: `${roundForDisplay(rate, 'halfUp')} ${other.symbol}` }
}

function isDearer({ price: one }: SwapToken, { price: other }: SwapToken): boolean {
  if (!one || !other || one.currency !== other.currency) return false
  return toBigNumber(one.amount).isGreaterThan(toBigNumber(other.amount))
}

export type PriceImpactLevel = 'none' | 'good' | 'some' | 'high' | 'severe' | 'total'

export function getPriceImpactLevel({ priceImpact }: SwapOffer): PriceImpactLevel {
  if (priceImpact === undefined) return 'none'
  const percent = toBigNumber(priceImpact)
  if (percent.isGreaterThanOrEqualTo(TOTAL_IMPACT_PERCENT)) return 'total'
  if (percent.isGreaterThanOrEqualTo(SEVERE_IMPACT_PERCENT)) return 'severe'
  if (percent.isGreaterThanOrEqualTo(HIGH_IMPACT_PERCENT)) return 'high'
  return percent.isGreaterThanOrEqualTo(1) ? 'some' : 'good'
}

export const isSevereImpact = (level: PriceImpactLevel): boolean => level === 'severe' || level === 'total'

/** Formats a price impact in percent; gains count as zero. */
export const formatPriceImpact = (priceImpact: string): string =>
  formatPercent(toBigNumber(priceImpact).isNegative() ? '0' : priceImpact)

/** Returns the native coin, in which fees are paid, with its price if known. */
export function getSwapFeeToken(network: Network, { tokens }: Pick<SwapState, 'tokens'>): SwapToken {
  const { caipNetworkId, nativeCurrency } = network
  const held = tokens.items.find(({ address }) => address === undefined)
  return held ?? { caipNetworkId, isListed: true, ...nativeCurrency }
}

/** Formats the network fee of a provider's offer, as an estimate unless simulated. Undefined if unknown. */
export function formatSwapFee(
  network: Network,
  state: Pick<SwapState, 'tokens'>,
  { networkFee, isFeeTried }: SwapOffer,
  texts: { readonly about: (fee: string) => string },
): string | undefined {
  if (networkFee === undefined) return undefined
  const fee = formatFee(networkFee, getSwapFeeToken(network, state))
  return isFeeTried ? fee : texts.about(fee)
}

export const getSwapTokenKey = ({ caipNetworkId, address }: SwapToken): string => `${caipNetworkId}/${address ?? ''}`

export const toIconToken = ({ symbol, logoUri, address }: SwapToken) => ({ symbol, iconUrl: logoUri, address })

/** Returns whether the swap likely loses much: a suspicious token, or a price far from the market's. */
export const isRiskySwap = ({ quote, sourceToken, toToken, warnings }: SwapState): boolean =>
  warnings.honeypot === true ||
  [sourceToken, toToken].some((each) => each?.imitates) ||
  (quote.best !== undefined && isSevereImpact(getPriceImpactLevel(quote.best)))

export function describeSimulationFailure(
  { simulation }: Pick<SwapState, 'simulation'>,
  texts: Readonly<Record<SwapRefusalReason | 'fails', string>>,
): string {
  return texts[(simulation?.status === 'fails' && simulation.why) || 'fails']
}
