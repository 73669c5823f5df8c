import {
  type BigNumber,
  fromUnits,
  type NumberInput,
  type Rounding,
  round,
  toBigNumber,
  toPrecision,
} from './bigNumber.js'

// Every number that a user reads is written here, and money beside it: en-US, exact, never through a float.

export interface FormatNumberOptions {
  /** @default 2 */
  readonly decimals?: number
  /** Significant digits, in place of decimals. */
  readonly precision?: number
  /** Fill up with zeros to `decimals`. @default true, and false with `precision` */
  readonly pad?: boolean
  /** @default 'halfUp' */
  readonly rounding?: Rounding
}

/** Decimals of a balance. */
const BALANCE_DECIMALS = 3

/** From here on a number is written with an exponent: all of its digits would fit nowhere. */
const LARGE_EXPONENT = 21

/** Below this one, where significant digits are asked for. */
const SMALL_EXPONENT = -7

/** Writes a number as en-US text, with 2 decimals unless said otherwise, rounded half up. */
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

/**
 * Writes a balance. Cut, not rounded, so that no more is shown than there is; what is there but too small to show is
 * `<0.001`.
 */
export function formatBalance(value: NumberInput, decimals = BALANCE_DECIMALS): string {
  return belowLeast(value, decimals) ?? formatNumber(value, { decimals, rounding: 'down' })
}

/** Writes what is there but too small to show: `<0.001`. Undefined where it is neither. */
export function belowLeast(value: NumberInput, decimals: number): string | undefined {
  const least = fromUnits(1n, decimals)
  const number = toBigNumber(value)
  return number.isGreaterThan(0) && number.isLessThan(least) ? `<${least.toFormat(decimals)}` : undefined
}

/** Of the first digit. */
const exponentOf = ({ e }: BigNumber): number => e ?? 0
