const MAX_DECIMALS = 255

/**
 * Formats an amount in the smallest unit as whole coins: `formatUnits(1500000n, 6)` is `1.5`. Exact, without exponent.
 * Does not use bignumber.js, which adapters would otherwise load.
 */
export function formatUnits(amount: bigint, decimals: number): string {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > MAX_DECIMALS) {
    throw new RangeError(`Invalid decimal places: ${decimals}`)
  }
  const digits = String(amount < 0n ? -amount : amount).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const fraction = digits.slice(point).replace(/0+$/, '')
  return (amount < 0n ? '-' : '') + digits.slice(0, point) + (fraction && `.${fraction}`)
}
