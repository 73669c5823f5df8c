import { BigNumber as Library } from 'bignumber.js'

/** An exact decimal number of bignumber.js. Make one with `toBigNumber`, which is strict about what a number is. */
export type BigNumber = Library

/** What a number is made of. No number of JavaScript: a float is no amount. */
export type NumberInput = string | bigint | BigNumber

export type Rounding = keyof typeof MODES

/** `halfUp` for figures, `down` for what someone has, `up` for what someone pays. */
const MODES = { up: Library.ROUND_UP, down: Library.ROUND_DOWN, halfUp: Library.ROUND_HALF_UP } as const

/** Places, precision and exponents beyond this are refused. */
const MAX_PLACES = 1_000_000

/** Beyond this no coin goes; a wrong number of places must not make a text of a million zeros. */
const MAX_DECIMALS = 255

/** Decimal places of a quotient. */
const QUOTIENT_PLACES = 20

/** A constructor of our own, so that what a page sets by `BigNumber.config` does not reach us, nor ours the page. */
const OwnBigNumber = Library.clone({ DECIMAL_PLACES: QUOTIENT_PLACES, ROUNDING_MODE: MODES.halfUp })

/**
 * Reads a number. Throws `Invalid number` for what is not a finite decimal number. The library alone would take hex,
 * spaces, underscores and Infinity.
 */
export function toBigNumber(value: NumberInput): BigNumber {
  const isNumber = typeof value === 'string' ? isDecimalText(value) : typeof value === 'bigint' || isFiniteNumber(value)
  if (!isNumber) throw new RangeError(`Invalid number: ${value}`)
  return new OwnBigNumber(value)
}

function isDecimalText(text: string): boolean {
  const [match, fraction = '', exponent = '0'] = /^[+-]?(?=\.?\d)\d*\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text) ?? []
  return match !== undefined && Math.abs(fraction.length - Number(exponent)) <= MAX_PLACES
}

const isFiniteNumber = (value: unknown): boolean => Library.isBigNumber(value) && value.isFinite()

/** Converts an amount in the smallest unit to whole coins: `fromUnits(1500000n, 6)` is 1.5. */
export function fromUnits(amount: bigint, decimals: number): BigNumber {
  requireInteger('decimal places', decimals, MAX_DECIMALS)
  return new OwnBigNumber(amount).shiftedBy(-decimals)
}

/** Converts to a whole number. What is behind the point is cut. */
export const toBigInt = (value: BigNumber): bigint => BigInt(value.toFixed(0, MODES.down))

/** Writes every digit, and never an exponent or a negative zero. */
export const toPlainText = (value: BigNumber): string => unsignedZero(value).toFixed()

/** Rounds to decimal places. */
export function round(value: NumberInput, places: number, rounding: Rounding = 'halfUp'): BigNumber {
  requireInteger('decimal places', places)
  return unsignedZero(toBigNumber(value).decimalPlaces(places, modeOf(rounding)))
}

/** Rounds to significant digits, one at the least. */
export function toPrecision(value: NumberInput, precision: number, rounding: Rounding = 'halfUp'): BigNumber {
  requireInteger('precision', precision)
  return unsignedZero(toBigNumber(value).precision(Math.max(1, precision), modeOf(rounding)))
}

export interface DivideOptions {
  /** @default 20 */
  readonly places?: number
  /** @default 'halfUp' */
  readonly rounding?: Rounding
}

/** Divides. Throws `Division by zero`, where the library alone would answer Infinity. */
export function divide(
  dividend: NumberInput,
  divisor: NumberInput,
  { places = QUOTIENT_PLACES, rounding = 'halfUp' }: DivideOptions = {},
): BigNumber {
  requireInteger('decimal places', places)
  const [top, by, mode] = [toBigNumber(dividend), toBigNumber(divisor), modeOf(rounding)]
  if (by.isZero()) throw new RangeError('Division by zero')
  // The library knows the places of a quotient by the constructor alone.
  const Quotient = Library.clone({ DECIMAL_PLACES: places, ROUNDING_MODE: mode })
  return new OwnBigNumber(new Quotient(top).dividedBy(by))
}

function modeOf(rounding: Rounding): Library.RoundingMode {
  if (!Object.hasOwn(MODES, rounding)) throw new RangeError(`Invalid rounding mode: ${rounding}`)
  return MODES[rounding]
}

function requireInteger(what: string, value: number, most = MAX_PLACES): void {
  if (!Number.isInteger(value) || value < 0 || value > most) throw new RangeError(`Invalid ${what}: ${value}`)
}

const unsignedZero = (value: BigNumber): BigNumber => (value.isZero() ? value.absoluteValue() : value)
