import type { TokenInfo, TokenPrice } from '@foyer/core'
import {
  formatBalance,
  formatExact,
  formatMoney,
  formatNumber,
  fromUnits,
  type Rounding,
  worthOf,
} from '@foyer/core/ui/numbers'

/** Decimals of a fee: down to the last satoshi, since a fee is often a few hundred of them. */
const FEE_PLACES = 8

/** Digits of an amount that is only told beside another. */
export const SIGNIFICANT = 6

interface Amount {
  readonly amount?: bigint | undefined
  readonly decimals: number
}

interface Priced {
  readonly decimals: number
  readonly price?: TokenPrice | undefined
}

/** What a visitor reads of the balance of a token. */
export const balanceOf = ({ amount, decimals }: Amount): string | undefined =>
  amount === undefined ? undefined : decimals ? formatBalance(fromUnits(amount, decimals)) : formatExact(String(amount))

/** An amount with its symbol, to the last digit. */
export const exactly = (amount: bigint, { decimals, symbol }: Pick<TokenInfo, 'decimals' | 'symbol'>): string =>
  `${formatExact(fromUnits(amount, decimals))} ${symbol}`

/** In money where a price is known, else in the coin. Never less than what is paid. */
export function feeText(fee: bigint, native: Priced & Pick<TokenInfo, 'symbol'>): string {
  const decimals = Math.min(native.decimals, FEE_PLACES)
  return (
    moneyOf(fee, native, 'up') ??
    `${withoutZeros(formatNumber(fromUnits(fee, native.decimals), { decimals, rounding: 'up' }))} ${native.symbol}`
  )
}

/** Zeros at the end of decimals say nothing. */
const withoutZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

/** Undefined where no price is known. */
export function moneyOf(amount: bigint, { decimals, price }: Priced, rounding?: Rounding): string | undefined {
  const worth = price && worthOf({ amount, decimals, price })
  return worth === undefined || !price ? undefined : formatMoney(worth, price.currency, rounding)
}
