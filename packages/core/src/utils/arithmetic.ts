import { type DecimalInput, decimal, divideWhole, inBounds, power, type Rounding } from './decimal.js'
import type { Decimal } from './formatUnits.js'

// Exact arithmetic. Only division rounds.

/** Places of a quotient. */
const QUOTIENT_PLACES = 20

export function add(first: DecimalInput, second: DecimalInput): Decimal {
  const { a, b, places } = aligned(first, second)
  return { digits: a + b, places }
}

export function multiply(first: DecimalInput, second: DecimalInput): Decimal {
  const [a, b] = [decimal(first), decimal(second)]
  return { digits: a.digits * b.digits, places: a.places + b.places }
}

export interface DivideOptions {
  /** @default 20 */
  readonly places?: number
  /** @default 'halfUp' */
  readonly rounding?: Rounding
}

export function divide(
  dividend: DecimalInput,
  divisor: DecimalInput,
  { places = QUOTIENT_PLACES, rounding }: DivideOptions = {},
): Decimal {
  const { a, b } = aligned(dividend, divisor)
  if (b === 0n) throw new RangeError('Division by zero')
  return { digits: divideWhole(a * power(inBounds('decimal places', places)), b, rounding), places }
}

/** Below zero: the first is less. */
export function compare(first: DecimalInput, second: DecimalInput): number {
  const { a, b } = aligned(first, second)
  return a < b ? -1 : a > b ? 1 : 0
}

function aligned(first: DecimalInput, second: DecimalInput) {
  const [a, b] = [decimal(first), decimal(second)]
  const places = Math.max(a.places, b.places)
  return { a: a.digits * power(places - a.places), b: b.digits * power(places - b.places), places }
}
