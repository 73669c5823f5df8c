import { type NumberInput, type Rounding, toBigNumber } from './bigNumber.js'
import { formatBelowMinimum, formatNumber } from './formatNumber.js'

const MAX_AMOUNT = '1e15'

// Formats a value in a currency, cut to the currency's decimals. A smaller value shows as `<$0.01`, an impossibly large
// one as `>$999T`. `currency` is ISO 4217 or a coin, in lower case.
export function formatMoney(value: NumberInput, currency: string, rounding: Rounding = 'down'): string {
  const decimals = getCurrencyDecimals(currency)
  const small = formatBelowMinimum(value, decimals)
  const sign = getCurrencySign(currency)
  if (toBigNumber(value).isGreaterThanOrEqualTo(MAX_AMOUNT)) return `>${sign}999T`
  return small ? `<${sign}${small.slice(1)}` : sign + formatNumber(value, { decimals, rounding })
}

export const getCurrencySign = (currency: string): string => traitsOf(currency).sign

export const getCurrencyDecimals = (currency: string): number => traitsOf(currency).places

export const getDustThreshold = (currency: string): string => traitsOf(currency).small

interface CurrencyTraits {
  readonly sign: string
  readonly places: number
  readonly small: string
}

const traitsOf = (currency: string): CurrencyTraits => ({
  ...{ sign: `${currency.toUpperCase()}\u00a0`, places: 2, small: '1' },
  ...(Object.hasOwn(currencies, currency) && currencies[currency]),
})

const currencies: Readonly<Record<string, Partial<CurrencyTraits>>> = {
  usd: { sign: '$' },
  eur: { sign: '€' },
  gbp: { sign: '£' },
  aud: { sign: 'A$' },
  cad: { sign: 'CA$' },
  inr: { sign: '₹', small: '100' },
  jpy: { sign: '¥', small: '100', places: 0 },
  btc: { sign: '₿', small: '0.00001', places: 8 },
  eth: { sign: 'Ξ', small: '0.0003', places: 8 },
}

export const formatExactNumber = (value: NumberInput): string => toBigNumber(value).toFormat()
