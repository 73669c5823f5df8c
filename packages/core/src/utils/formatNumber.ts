import { type DecimalInput, decimal, round } from './decimal.js'

export interface FormatNumberOptions {
  /** @default 2 */
  readonly decimals?: number
  /** Fill up with zeros to `decimals`. @default true */
  readonly pad?: boolean
}

const ENGLISH = { decimalSeparator: '.', groupSeparator: ',', groupSize: 3 } as const

/**
 * A number as en-US text, 2 decimals unless said otherwise, rounded half up and never through a float: an amount of
 * 30 digits keeps them all.
 */
export function formatNumber(value: DecimalInput, { decimals = 2, pad = true }: FormatNumberOptions = {}): string {
  const rounded = round(value, decimals)
  return pad ? rounded.toFormat(decimals, ENGLISH) : rounded.toFormat(ENGLISH)
}

/**
 * A balance for display. Cut, not rounded, so that no more is shown than there is; what is there but too small to
 * show is `<0.001`.
 */
export function formatBalance(value: DecimalInput, decimals = 3): string {
  const cut = round(value, decimals, 1)
  if (cut.isZero() && decimal(value).isGreaterThan(0)) return `<${decimal(1).shiftedBy(-decimals).toFormat(ENGLISH)}`
  return cut.toFormat(decimals, ENGLISH)
}
