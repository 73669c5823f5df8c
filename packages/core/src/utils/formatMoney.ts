import { type NumberInput, type Rounding, toBigNumber } from './bigNumber.js'
import { belowLeast, formatNumber } from './formatNumber.js'

/** Nobody has as much, and its digits fit nowhere. */
const TOO_MUCH = '1e15'

/**
 * Money: cut to the places of its currency, so that no more is shown than there is, `<$0.01` for what is there but too
 * small to show, and `>$999T` for what is worth more than there is in the world: some price is wrong. `currency`: ISO 4217
 * or a coin, lower case.
 */
export function formatMoney(value: NumberInput, currency: string, rounding: Rounding = 'down'): string {
  const decimals = moneyPlaces(currency)
  const small = belowLeast(value, decimals)
  const sign = currencySign(currency)
  if (toBigNumber(value).isGreaterThanOrEqualTo(TOO_MUCH)) return `>${sign}999T`
  return small ? `<${sign}${small.slice(1)}` : sign + formatNumber(value, { decimals, rounding })
}

/** `$`, or the currency's name with a space. */
export const currencySign = (currency: string): string => traitsOf(currency).sign

/** Decimals that an amount of the currency may have. */
export const moneyPlaces = (currency: string): number => traitsOf(currency).places

/** Whoever owns less of the currency than this owns next to nothing: about a dollar. Decimal text. */
export const smallMoney = (currency: string): string => traitsOf(currency).small

interface CurrencyTraits {
  readonly sign: string
  readonly places: number
  readonly small: string
}

const traitsOf = (currency: string): CurrencyTraits => ({
  ...{ sign: `${currency.toUpperCase()}\u00a0`, places: 2, small: '1' },
  ...(Object.hasOwn(currencies, currency) && currencies[currency]),
})

/** Those that services know. The browser's own table of them takes longer than all else here. */
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

/** What is being sent or asked for: every digit, in thousands. */
export const formatExact = (value: NumberInput): string => toBigNumber(value).toFormat()
