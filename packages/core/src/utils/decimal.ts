import { type Decimal, sizeOf } from './formatUnits.js'

// Exact decimals in whole numbers. What a balance needs of them; arithmetic is in `arithmetic.ts`.

export type DecimalInput = string | number | bigint | Decimal

/** What becomes of the places that are left out. */
export type Rounding = keyof typeof goesUp

/** Places and precision beyond this are refused. */
const MAX_PLACES = 1_000_000

/** Twice the rest against what was divided by: whether the last digit goes up, away from zero. */
const goesUp = {
  halfUp: (rest: bigint, by: bigint) => rest >= by,
  down: () => false,
  up: (rest: bigint) => rest > 0n,
}

/** An exact decimal. Throws `Invalid number` for what is not a finite number; hex, spaces and underscores are none. */
export function decimal(value: DecimalInput): Decimal {
  if (typeof value === 'object') return value
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    /^([+-]?)(?=\.?\d)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(String(value)) ?? []
  const places = fraction.length - Number(exponent)
  if (sign === undefined || Math.abs(places) > MAX_PLACES) throw new RangeError(`Invalid number: ${value}`)
  const all = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n)
  return places < 0 ? { digits: all * power(-places), places: 0 } : { digits: all, places }
}

/** Rounds to decimal places. */
export function round(value: DecimalInput, places: number, rounding?: Rounding): Decimal {
  const { digits, places: has } = decimal(value)
  const by = power(Math.max(0, has - inBounds('decimal places', places)))
  return { digits: divideWhole(digits, by, rounding), places: Math.min(has, places) }
}

/** Rounds to significant digits, one at the least. */
export function toPrecision(value: DecimalInput, precision: number, rounding?: Rounding): Decimal {
  const { digits, places } = decimal(value)
  const extra = Math.max(0, sizeOf(digits).length - Math.max(1, inBounds('precision', precision)))
  const cut = divideWhole(digits, power(extra), rounding)
  return places < extra ? { digits: cut * power(extra - places), places: 0 } : { digits: cut, places: places - extra }
}

/** A whole number by another, rounded. */
export function divideWhole(top: bigint, by: bigint, rounding: Rounding = 'halfUp'): bigint {
  if (!Object.hasOwn(goesUp, rounding)) throw new RangeError(`Invalid rounding mode: ${rounding}`)
  const [first, second] = [top < 0n ? -top : top, by < 0n ? -by : by]
  const size = first / second + (goesUp[rounding]((first % second) * 2n, second) ? 1n : 0n)
  return top < 0n === by < 0n ? size : -size
}

export const power = (places: number): bigint => 10n ** BigInt(places)

export function inBounds(what: string, value: number): number {
  if (!Number.isInteger(value) || value < 0 || value > MAX_PLACES) throw new RangeError(`Invalid ${what}: ${value}`)
  return value
}
