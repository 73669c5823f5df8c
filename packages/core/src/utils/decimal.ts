import BigNumber from 'bignumber.js'

/** Places and precision beyond this are refused. */
const MAX_PLACES = 1_000_000

/** Own settings: neither the page's BigNumber nor another copy's can change how amounts are rounded. */
const Decimal = BigNumber.clone({
  DECIMAL_PLACES: 20,
  ROUNDING_MODE: BigNumber.ROUND_HALF_UP,
  // From these exponents on: below -7, and from 21.
  EXPONENTIAL_AT: [-8, 21],
  RANGE: 1e9,
  // What is no number becomes NaN instead of an error in the library's words; it is refused below.
  STRICT: false,
})

export type DecimalInput = string | number | bigint | BigNumber

/** An exact decimal. Throws `Invalid number` for what is not a finite number. */
export function decimal(value: DecimalInput): BigNumber {
  const result = new Decimal(typeof value === 'bigint' ? value.toString() : value)
  // The library would also read hex, spaces and underscores.
  const isDecimal = typeof value !== 'string' || /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value)
  if (!isDecimal || !result.isFinite()) throw new RangeError(`Invalid number: ${String(value)}`)
  return result
}

/** `dividend / divisor`, to 20 places, half up. */
export function divide(dividend: DecimalInput, divisor: DecimalInput): BigNumber {
  const by = decimal(divisor)
  if (by.isZero()) throw new RangeError('Division by zero')
  return decimal(dividend).dividedBy(by)
}

/** Rounds to decimal places; modes as in bignumber.js, 0 (up) to 8 (half floor). */
export function round(value: DecimalInput, places: number, mode: BigNumber.RoundingMode = 4): BigNumber {
  return decimal(value).decimalPlaces(inBounds('decimal places', places, 0), roundingMode(mode))
}

/** Rounds to significant digits. */
export function toPrecision(value: DecimalInput, digits: number, mode: BigNumber.RoundingMode = 4): BigNumber {
  return decimal(value).precision(Math.max(1, inBounds('precision', digits, 0)), roundingMode(mode))
}

/** An amount in the smallest unit as whole coins: `fromUnits(1500000n, 6)` is 1.5. */
export function fromUnits(amount: bigint, decimals: number): BigNumber {
  return decimal(amount).shiftedBy(-inBounds('decimal places', decimals, 0))
}

function inBounds(what: string, value: number, least: number): number {
  if (!Number.isInteger(value) || value < least || value > MAX_PLACES) throw new RangeError(`Invalid ${what}: ${value}`)
  return value
}

function roundingMode(mode: number): BigNumber.RoundingMode {
  const known = ([0, 1, 2, 3, 4, 5, 6, 7, 8] as const).find((each) => each === mode)
  if (known === undefined) throw new RangeError(`Invalid rounding mode: ${mode}`)
  return known
}
