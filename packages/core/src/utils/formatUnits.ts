/** `digits` with the point so many places from the right: 12.5 is 125n and 1. */
export interface Decimal {
  readonly digits: bigint
  readonly places: number
}

/** Beyond this no coin goes; a wrong number of places must not make a text of a million zeros. */
const MAX_DECIMALS = 255

/** An amount in the smallest unit as whole coins: `fromUnits(1500000n, 6)` is 1.5. */
export function fromUnits(amount: bigint, decimals: number): Decimal {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > MAX_DECIMALS) {
    throw new RangeError(`Invalid decimal places: ${decimals}`)
  }
  return { digits: amount, places: decimals }
}

/** The same as plain text, exact and never with an exponent: `1.5`. */
export const formatUnits = (amount: bigint, decimals: number): string => toPlainText(fromUnits(amount, decimals))

export function toPlainText(value: Decimal): string {
  const { sign, whole, fraction } = partsOf(value)
  const shown = fraction.replace(/0+$/, '')
  return sign + whole + (shown && `.${shown}`)
}

/** What stands before, in front of and behind the point. */
export function partsOf({ digits, places }: Decimal) {
  const text = sizeOf(digits).padStart(places + 1, '0')
  const point = text.length - places
  return { sign: digits < 0n ? '-' : '', whole: text.slice(0, point), fraction: text.slice(point) }
}

/** The digits without their sign. */
export const sizeOf = (digits: bigint): string => String(digits < 0n ? -digits : digits)
