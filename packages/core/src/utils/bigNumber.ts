import { BigNumber as Library } from 'bignumber.js'

export type BigNumber = Library

export type NumberInput = string | bigint | BigNumber

export type Rounding = keyof typeof MODES

const MODES = { up: Library.ROUND_UP, down: Library.ROUND_DOWN, halfUp: Library.ROUND_HALF_UP } as const

const MAX_PLACES = 1_000_000

const MAX_DECIMALS = 255

const QUOTIENT_PLACES = 20

// A copy of bignumber.js with its own settings, so that the app's `BigNumber.config` does not change Foyer's
// calculations.
const OwnBigNumber = Library.clone({ DECIMAL_PLACES: QUOTIENT_PLACES, ROUNDING_MODE: MODES.halfUp })

// Converts a number. Unlike bignumber.js, throws for hex, spaces, underscores and Infinity.
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

export function fromUnits(amount: bigint, decimals: number): BigNumber {
  requireInteger('decimal places', decimals, MAX_DECIMALS)
  return new OwnBigNumber(amount).shiftedBy(-decimals)
}

export const toBigInt = (value: BigNumber): bigint => BigInt(value.toFixed(0, MODES.down))

export const toPlainText = (value: BigNumber): string => unsignedZero(value).toFixed()

export function round(value: NumberInput, places: number, rounding: Rounding = 'halfUp'): BigNumber {
  requireInteger('decimal places', places)
  return unsignedZero(toBigNumber(value).decimalPlaces(places, modeOf(rounding)))
}

export function toPrecision(value: NumberInput, precision: number, rounding: Rounding = 'halfUp'): BigNumber {
  requireInteger('precision', precision)
  return unsignedZero(toBigNumber(value).precision(Math.max(1, precision), modeOf(rounding)))
}

export interface DivideOptions {
  readonly places?: number
  readonly rounding?: Rounding
}

// Divides two numbers. Unlike bignumber.js, throws for a division by zero.
export function divide(
  dividend: NumberInput,
  divisor: NumberInput,
  { places = QUOTIENT_PLACES, rounding = 'halfUp' }: DivideOptions = {},
): BigNumber {
  requireInteger('decimal places', places)
  const [top, by, mode] = [toBigNumber(dividend), toBigNumber(divisor), modeOf(rounding)]
  if (by.isZero()) throw new RangeError('Division by zero')
  // bignumber.js reads the number of decimals of a quotient from its constructor only.
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
