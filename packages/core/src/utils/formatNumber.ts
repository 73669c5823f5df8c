import {
  type BigNumber,
  fromUnits,
  type NumberInput,
  type Rounding,
  round,
  toBigNumber,
  toPrecision,
} from './bigNumber.js'

// Formats all numbers that users read. Numbers are in en-US and never converted to floats, which would round them.

export interface FormatNumberOptions {
  readonly decimals?: number
  readonly precision?: number
  readonly pad?: boolean
  readonly rounding?: Rounding
}

const BALANCE_DECIMALS = 3

const LARGE_EXPONENT = 21

const SMALL_EXPONENT = -7

export function formatNumber(
  value: NumberInput,
  { decimals = 2, precision, pad = precision === undefined, rounding }: FormatNumberOptions = {},
): string {
  const isSignificant = precision !== undefined
  const rounded = isSignificant ? toPrecision(value, precision, rounding) : round(value, decimals, rounding)
  const exponent = exponentOf(rounded)
  const isShort = exponent >= LARGE_EXPONENT || (isSignificant && exponent < SMALL_EXPONENT)
  if (!isShort) return pad ? rounded.toFormat(decimals) : rounded.toFormat()
  const short = isSignificant ? rounded : toPrecision(value, decimals + 1, rounding)
  return pad ? short.toExponential(decimals) : short.toExponential()
}

// Formats a balance. Cuts decimals instead of rounding, so that it never shows more than the user has; a smaller
// balance shows as `<0.001`. Adds no zeros, because `10,000.000` could be read as ten million.
export function formatBalance(value: NumberInput, decimals = BALANCE_DECIMALS): string {
  return formatBelowMinimum(value, decimals) ?? formatNumber(value, { decimals, rounding: 'down', pad: false })
}

export function formatBelowMinimum(value: NumberInput, decimals: number): string | undefined {
  const least = fromUnits(1n, decimals)
  const number = toBigNumber(value)
  return number.isGreaterThan(0) && number.isLessThan(least) ? `<${least.toFormat(decimals)}` : undefined
}

const exponentOf = ({ e }: BigNumber): number => e ?? 0
