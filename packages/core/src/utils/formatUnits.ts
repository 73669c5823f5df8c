/** Beyond this no coin goes; a wrong number of places must not make a text of a million zeros. */
const MAX_DECIMALS = 255

/** An amount in the smallest unit as whole coins, exact: `formatUnits(1500000n, 6)` is `1.5`. */
export function formatUnits(amount: bigint, decimals: number): string {
  const { sign, whole, fraction } = split(amount, decimals)
  const shown = fraction.replace(/0+$/, '')
  return sign + whole + (shown && `.${shown}`)
}

/**
 * An amount in the smallest unit for display, as `formatBalance` would: en-US, cut to `places`, and `<0.001` for what is
 * there but too small to show. Whole numbers are enough for that: a page that shows a balance needs no decimals library.
 */
export function formatUnitsBalance(amount: bigint, decimals: number, places: number): string {
  const { sign, whole, fraction } = split(amount, decimals)
  const shown = fraction.slice(0, places).padEnd(places, '0')
  const isNothing = !/[1-9]/.test(whole + shown)
  if (isNothing && amount > 0n) return `<0.${'1'.padStart(places, '0')}`
  return `${isNothing ? '' : sign}${inThousands(whole)}.${shown}`
}

/** As `toLocaleString('en-US')` would. That brings the browser's tables of languages, which takes longer than all else here. */
export const inThousands = (whole: string) => whole.replace(/\B(?=(\d{3})+$)/g, ',')

function split(amount: bigint, decimals: number) {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > MAX_DECIMALS) {
    throw new RangeError(`Invalid decimal places: ${decimals}`)
  }
  const isNegative = amount < 0n
  const digits = String(isNegative ? -amount : amount).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return { sign: isNegative ? '-' : '', whole: digits.slice(0, point), fraction: digits.slice(point) }
}
