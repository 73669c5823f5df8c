import { type DecimalInput, decimal, type Rounding, round, toPrecision } from './decimal.js'
import { type Decimal, partsOf, sizeOf } from './formatUnits.js'

// Every number that a visitor reads is written here, and money beside it: en-US, exact, never through a float.

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

/** A number as en-US text, 2 decimals unless said otherwise, rounded half up. */
export function formatNumber(
  value: DecimalInput,
  { decimals = 2, precision, pad = precision === undefined, rounding }: FormatNumberOptions = {},
): string {
  const isSignificant = precision !== undefined
  const rounded = isSignificant ? toPrecision(value, precision, rounding) : round(value, decimals, rounding)
  const exponent = exponentOf(rounded)
  if (exponent < LARGE_EXPONENT && !(isSignificant && exponent < SMALL_EXPONENT)) {
    return write(rounded, pad ? decimals : 0)
  }
  const short = isSignificant ? rounded : toPrecision(value, decimals + 1, rounding)
  const power = exponentOf(short)
  const coefficient = { digits: short.digits, places: short.places + power }
  return `${write(coefficient, pad ? decimals : 0)}e${power < 0 ? '' : '+'}${power}`
}

/**
 * A balance. Cut, not rounded, so that no more is shown than there is; what is there but too small to show is `<0.001`.
 */
export function formatBalance(value: DecimalInput, decimals = BALANCE_DECIMALS): string {
  return belowLeast(value, decimals) ?? formatNumber(value, { decimals, rounding: 'down' })
}

/** What is there but too small to show, `<0.001`. Undefined where it is neither. */
export function belowLeast(value: DecimalInput, decimals: number): string | undefined {
  const { digits } = decimal(value)
  if (digits <= 0n || round(value, decimals, 'down').digits > 0n) return undefined
  return `<${write({ digits: 1n, places: decimals }, decimals)}`
}

/** In thousands, without zeros at the end beyond so many places. */
export function write(value: Decimal, places: number): string {
  const { sign, whole, fraction } = partsOf(value)
  const shown = fraction.replace(/0+$/, '').padEnd(places, '0')
  return sign + inThousands(whole) + (shown && `.${shown}`)
}

/** As `toLocaleString('en-US')` would. */
export const inThousands = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ',')

/** Of the first digit. */
const exponentOf = ({ digits, places }: Decimal): number => (digits === 0n ? 0 : sizeOf(digits).length - 1 - places)
