import { type DecimalInput, decimal, type Rounding, round } from './decimal.js'
import { belowLeast, formatNumber, write } from './formatNumber.js'

/** Nobody has as much, and its digits fit nowhere. */
const TOO_MUCH = 10n ** 15n

/**
 * Money: cut to two places (eight for coins), so that no more is shown than there is, `<$0.01` for what is there but
 * too small to show, and `>$999T` for what is worth more than there is in the world: some price is wrong. `currency`: ISO 4217 or a coin, lower case.
 */
export function formatMoney(value: DecimalInput, currency: string, rounding: Rounding = 'down'): string {
  const decimals = currency === 'btc' || currency === 'eth' ? 8 : 2
  const small = belowLeast(value, decimals)
  const sign = currencySign(currency)
  if (round(value, 0, 'down').digits >= TOO_MUCH) return `>${sign}999T`
  return small ? `<${sign}${small.slice(1)}` : sign + formatNumber(value, { decimals, rounding })
}

/** `$`, or the currency's name with a space. */
export function currencySign(currency: string): string {
  return Object.hasOwn(signs, currency) ? (signs[currency] ?? '') : `${currency.toUpperCase()}\u00a0`
}

/** Of the currencies that services know. The browser's own table of them takes longer than all else here. */
const signs: Readonly<Record<string, string>> = {
  ...{ usd: '$', eur: '€', gbp: '£', aud: 'A$', cad: 'CA$' },
  ...{ inr: '₹', jpy: '¥', btc: '₿', eth: 'Ξ' },
}

/** What is being sent or asked for: every digit, in thousands. */
export const formatExact = (value: DecimalInput): string => write(decimal(value), 0)
