import type { Network } from '@foyer/core'
import { divide, formatNumber, fromUnits, parseUnits, toBigNumber } from '@foyer/core/ui/numbers'
import type { SwapOffer, SwapState, SwapToken } from '@foyer/core/ui/swap'
import { exactly, SIGNIFICANT } from '../../utils/tokenTexts.js'

/** From here on cents are enough. */
const LARGE = 1000

/** Percent of the worth that is lost: to be pointed at, and to be warned of. */
const HIGH_IMPACT = 3
const SEVERE_IMPACT = 10

type Unit = Pick<SwapToken, 'decimals' | 'symbol'>

/** An amount that is read beside others, never more than it is. */
export function roughly(amount: bigint, { decimals }: Pick<SwapToken, 'decimals'>): string {
  const value = fromUnits(amount, decimals)
  return value.isGreaterThanOrEqualTo(LARGE)
    ? formatNumber(value, { rounding: 'down' })
    : formatNumber(value, { precision: SIGNIFICANT, rounding: 'down' })
}

/** The same with its symbol. */
export const roughlyOf = (amount: bigint, token: Unit): string => `${roughly(amount, token)} ${token.symbol}`

export const percentOf = (percent: string): string => `${formatNumber(percent, { decimals: 2, pad: false })}%`

/** The smallest unit of what is paid. Undefined while there is none. */
export const paidUnits = ({
  sourceToken,
  sourceTokenAmount = '',
}: Pick<SwapState, 'sourceToken' | 'sourceTokenAmount'>) =>
  sourceToken && parseUnits(sourceTokenAmount, sourceToken.decimals)

/** What is paid, as it is written everywhere, to the last digit. */
export function paidText(state: Pick<SwapState, 'sourceToken' | 'sourceTokenAmount'>): string {
  const units = paidUnits(state)
  return state.sourceToken && units !== undefined ? exactly(units, state.sourceToken) : ''
}

/** About how much comes. */
export const gotText = ({ toToken, quote }: Pick<SwapState, 'toToken' | 'quote'>): string =>
  toToken && quote.best ? roughlyOf(quote.best.toAmount, toToken) : (toToken?.symbol ?? '')

/** What one of the dearer token is in the other. Undefined while nobody knows. */
export function rateOf(
  state: SwapState,
  offer: SwapOffer,
): { readonly one: string; readonly other: string } | undefined {
  const { sourceToken, toToken } = state
  const paid = paidUnits(state)
  if (!sourceToken || !toToken || !paid) return undefined
  const [out, back] = [fromUnits(paid, sourceToken.decimals), fromUnits(offer.toAmount, toToken.decimals)]
  // Of the dearer one: what is below one is hard to read.
  const isTurned = offer.toAmount > 0n && back.isLessThan(out)
  const rate = isTurned ? divide(out, back) : divide(back, out)
  const text = formatNumber(rate, rate.isGreaterThanOrEqualTo(LARGE) ? {} : { precision: SIGNIFICANT })
  const [one, other] = isTurned ? [toToken, sourceToken] : [sourceToken, toToken]
  return { one: `1 ${one.symbol}`, other: `${text} ${other.symbol}` }
}

export function impactOf({ priceImpact }: SwapOffer): 'none' | 'good' | 'some' | 'high' | 'severe' {
  if (priceImpact === undefined) return 'none'
  const percent = toBigNumber(priceImpact)
  if (percent.isGreaterThanOrEqualTo(SEVERE_IMPACT)) return 'severe'
  if (percent.isGreaterThanOrEqualTo(HIGH_IMPACT)) return 'high'
  return percent.isGreaterThanOrEqualTo(1) ? 'some' : 'good'
}

/** Better than the market is no loss. */
export const lossOf = (priceImpact: string): string =>
  percentOf(toBigNumber(priceImpact).isNegative() ? '0' : priceImpact)

/** What fees are paid in, with its price where one is known. */
export function nativeOf(network: Network, { tokens }: Pick<SwapState, 'tokens'>): SwapToken {
  const { caipNetworkId, nativeCurrency } = network
  const held = tokens.items.find(({ address }) => address === undefined)
  return held ?? { caipNetworkId, isListed: true, ...nativeCurrency }
}

export const keyOf = ({ caipNetworkId, address }: SwapToken): string => `${caipNetworkId}/${address ?? ''}`

/** For our own pictures of tokens. */
export const drawn = ({ symbol, logoUri, address }: SwapToken) => ({ symbol, iconUrl: logoUri, address })

/** It would most likely cost what is paid, or a good part of it: a token that is not what it seems, or a price far from the market’s. */
export const isRisky = ({ quote, sourceToken, toToken, warnings }: SwapState): boolean =>
  warnings.honeypot === true ||
  [sourceToken, toToken].some((each) => each?.imitates) ||
  (quote.best !== undefined && impactOf(quote.best) === 'severe')

/** Why it would come to nothing, as far as it is known before it is sent. */
export function failsText(
  { simulation }: Pick<SwapState, 'simulation'>,
  texts: Readonly<Record<'takesMore' | 'otherAnswer' | 'fails', string>>,
): string {
  const { isGreedy, isOther } = simulation?.status === 'fails' ? simulation : {}
  return isGreedy ? texts.takesMore : isOther ? texts.otherAnswer : texts.fails
}
