import type { Network } from '@foyer/core'
import {
  formatBalance,
  formatExact,
  formatMoney,
  formatNumber,
  fromUnits,
  parseUnits,
  type Rounding,
  worthOf,
} from '@foyer/core/ui/numbers'
import type { SendState, SendToken } from '@foyer/core/ui/send'

/** Decimals of a fee: down to the last satoshi, since a fee is often a few hundred of them. */
const FEE_PLACES = 8

/** Digits of an amount that is only told beside another. */
export const SIGNIFICANT = 6

/** What a visitor reads of the balance of a token. */
export const balanceOf = ({ amount, decimals }: Pick<SendToken, 'amount' | 'decimals'>): string | undefined =>
  amount === undefined ? undefined : decimals ? formatBalance(fromUnits(amount, decimals)) : formatExact(String(amount))

/** An amount with its symbol, to the last digit. Things have names, which are not counted as units are. */
export const exactly = (
  amount: bigint,
  { decimals, symbol, nft }: Pick<SendToken, 'decimals' | 'symbol' | 'nft'>,
): string => `${formatExact(fromUnits(amount, decimals))} ${nft ? '× ' : ''}${symbol}`

/** What is being sent, as it is written everywhere. One of its kind is called by its name alone. */
export function sentAmount({ token, sendTokenAmount = '' }: Pick<SendState, 'token' | 'sendTokenAmount'>): string {
  const units = token && parseUnits(sendTokenAmount, token.decimals)
  if (!token || units === undefined) return ''
  return token.nft && units === 1n ? token.symbol : exactly(units, token)
}

/** One of its kind: there is no amount to be asked for. */
export const isUnique = ({ nft, amount = 1n }: Pick<SendToken, 'nft' | 'amount'>): boolean =>
  nft !== undefined && amount <= 1n

export function nativeOf(network: Network, tokens: readonly SendToken[]): SendToken {
  const { caipNetworkId, nativeCurrency } = network
  return tokens.find((each) => each.address === undefined) ?? { caipNetworkId, ...nativeCurrency }
}

/** In money where a price is known, else in the coin. Never less than what is paid. */
export function feeText(fee: bigint, native: SendToken): string {
  const decimals = Math.min(native.decimals, FEE_PLACES)
  return (
    moneyOf(fee, native, 'up') ??
    `${formatNumber(fromUnits(fee, native.decimals), { decimals, rounding: 'up' })} ${native.symbol}`
  )
}

/** Undefined where no price is known. */
export function moneyOf(
  amount: bigint,
  { decimals, price }: Pick<SendToken, 'decimals' | 'price'>,
  rounding?: Rounding,
): string | undefined {
  const worth = price && worthOf({ amount, decimals, price })
  return worth === undefined || !price ? undefined : formatMoney(worth, price.currency, rounding)
}
