import type { TokenInfo, TokenPrice } from '@foyer/core'
import {
  formatBalance,
  formatExactNumber,
  formatMoney,
  formatNumber,
  fromUnits,
  getFiatValue,
  type Rounding,
} from '@foyer/core/internal/account'

/** Shows bitcoin to the satoshi, its eighth decimal. */
const FEE_DECIMALS = 8

/** Significant digits of a secondary amount. */
export const SIGNIFICANT_DIGITS = 6

/** Amounts of at least this many tokens, and rates, show two decimals. */
const LARGE_AMOUNT = 1000

interface Amount {
  readonly amount?: bigint | undefined
  readonly decimals: number
}

interface Priced {
  readonly decimals: number
  readonly price?: TokenPrice | undefined
}

export const formatTokenBalance = ({ amount, decimals }: Amount): string | undefined =>
  amount === undefined
    ? undefined
    : decimals
      ? formatBalance(fromUnits(amount, decimals))
      : formatExactNumber(String(amount))

/** Formats an exact amount with its symbol. */
export const formatExactAmount = (
  amount: bigint,
  { decimals, symbol }: Pick<TokenInfo, 'decimals' | 'symbol'>,
): string => `${formatExactNumber(fromUnits(amount, decimals))} ${symbol}`

/** Formats a number with six significant digits, or with two decimals from `LARGE_AMOUNT` on. */
export const roundForDisplay = (value: ReturnType<typeof fromUnits>, rounding: Rounding): string =>
  value.isGreaterThanOrEqualTo(LARGE_AMOUNT)
    ? formatNumber(value, { rounding, pad: false })
    : formatNumber(value, { precision: SIGNIFICANT_DIGITS, rounding })

export function formatRoundedNumber(
  amount: bigint,
  { decimals }: Pick<TokenInfo, 'decimals'>,
  rounding: Rounding = 'down',
): string {
  return roundForDisplay(fromUnits(amount, decimals), rounding)
}

export const formatRoundedAmount = (
  amount: bigint,
  token: Pick<TokenInfo, 'decimals' | 'symbol'>,
  rounding?: Rounding,
): string => `${formatRoundedNumber(amount, token, rounding)} ${token.symbol}`

/** Formats a fee in money where a price is known, else in the coin. Rounds up. */
export function formatFee(fee: bigint, native: Priced & Pick<TokenInfo, 'symbol'>): string {
  const decimals = Math.min(native.decimals, FEE_DECIMALS)
  return (
    formatFiatValue(fee, native, 'up') ??
    `${withoutZeros(formatNumber(fromUnits(fee, native.decimals), { decimals, rounding: 'up' }))} ${native.symbol}`
  )
}

const withoutZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

export function formatFiatValue(amount: bigint, { decimals, price }: Priced, rounding?: Rounding): string | undefined {
  const worth = price && getFiatValue({ amount, decimals, price })
  return worth === undefined || !price ? undefined : formatMoney(worth, price.currency, rounding)
}
