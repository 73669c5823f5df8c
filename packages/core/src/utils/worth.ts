import type { TokenAmount } from '../types/token.js'
import { formatUnits, inThousands } from './formatUnits.js'

// What amounts are worth, in whole numbers from end to end: the account is shown without a decimals library.

/** Decimal text as a whole number and how many of its digits are behind the point. */
interface Scaled {
  readonly digits: bigint
  readonly places: number
}

/** More digits than any price or amount has: a stranger's text must not make a number of a million zeros. */
const MOST_PLACES = 60

function toScaled(text: string): Scaled | undefined {
  const [, whole, fraction = '', exponent = '0'] = /^(\d{1,60})(?:\.(\d{1,60}))?(?:e([+-]?\d{1,3}))?$/i.exec(text) ?? []
  if (whole === undefined) return undefined
  const places = fraction.length - Number(exponent)
  if (Math.abs(places) > MOST_PLACES) return undefined
  const digits = BigInt(whole + fraction)
  return places < 0 ? { digits: digits * 10n ** BigInt(-places), places: 0 } : { digits, places }
}

/** Decimal text as others may write it (`1e-7`) without an exponent. Undefined for what is none, or below zero. */
export function toDecimalText(text: string): string | undefined {
  const scaled = toScaled(text)
  return scaled && formatUnits(scaled.digits, scaled.places)
}

/** What an amount of a token is worth, exact decimal text. Undefined where no price is known. */
export function worthOf({
  amount,
  decimals,
  price,
}: Pick<TokenAmount, 'amount' | 'decimals' | 'price'>): string | undefined {
  const scaled = price && toScaled(price.amount)
  return scaled && formatUnits(amount * scaled.digits, decimals + scaled.places)
}

/** The sum of decimal texts, exact. What is no decimal text counts nothing. */
export function sumOf(texts: readonly string[]): string {
  const all = texts.flatMap((text) => toScaled(text) ?? [])
  const places = Math.max(0, ...all.map((each) => each.places))
  const digits = all.reduce((sum, each) => sum + each.digits * 10n ** BigInt(places - each.places), 0n)
  return formatUnits(digits, places)
}

/** Below zero: the first is less. What is no decimal text is the least. */
export function compareDecimals(first: string | undefined, second: string | undefined): number {
  const [a, b] = [first, second].map((text) => (text === undefined ? undefined : toScaled(text)))
  if (!a || !b) return Number(Boolean(a)) - Number(Boolean(b))
  const places = Math.max(a.places, b.places)
  const difference = a.digits * 10n ** BigInt(places - a.places) - b.digits * 10n ** BigInt(places - b.places)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/**
 * Money for display: en-US, cut to two places (eight for coins), so that no more is shown than there is, and `<$0.01` for
 * what is there but too small to show. `currency`: ISO 4217 or a coin, lower case.
 */
export function formatMoney(text: string, currency: string): string {
  const { digits, places } = toScaled(text) ?? { digits: 0n, places: 0 }
  const shownPlaces = currency in COINS ? 8 : 2
  const shift = places - shownPlaces
  const cut = shift > 0 ? digits / 10n ** BigInt(shift) : digits * 10n ** BigInt(-shift)
  const isTooSmall = cut === 0n && digits > 0n
  const shown = String(isTooSmall ? 1n : cut).padStart(shownPlaces + 1, '0')
  const whole = inThousands(shown.slice(0, -shownPlaces))
  return `${isTooSmall ? '<' : ''}${symbolOf(currency)}${whole}.${shown.slice(-shownPlaces)}`
}

const COINS: Readonly<Record<string, string>> = { btc: '₿', eth: 'Ξ' }

function symbolOf(currency: string): string {
  if (COINS[currency]) return COINS[currency]
  try {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency.toUpperCase()
    return /\p{L}$/u.test(symbol) ? `${symbol}\u00a0` : symbol
  } catch {
    return `${currency.toUpperCase()}\u00a0`
  }
}
