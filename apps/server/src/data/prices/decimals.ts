import { formatUnits } from 'viem'
import * as z from 'zod/mini'

const MAX_DIGITS = 30
/** Places after the point; a price with more is cut. */
export const MAX_PLACES = 40

// Converts JSON's notation of a positive number to plain decimal text.
function toPlainDecimal(input: string | number): string | undefined {
  const match = /^(\d{1,30})(?:\.(\d{1,60}))?(?:e([+-]?\d{1,2}))?$/i.exec(String(input))
  if (match === null) return undefined
  const [, whole = '', fraction = '', exponent = '0'] = match
  const point = whole.length + Number(exponent)
  if (point > MAX_DIGITS) return undefined
  const digits = (whole + fraction)
    .padEnd(point, '0')
    .padStart(whole.length + fraction.length - Math.min(0, point), '0')
  const at = Math.max(0, point)
  const places = digits.slice(at).slice(0, MAX_PLACES).replace(/0+$/, '')
  const text = `${digits.slice(0, at).replace(/^0+(?=\d)/, '') || '0'}${places && `.${places}`}`
  return /[1-9]/.test(text) ? text : undefined
}

export const priceField = z
  .pipe(z.union([z.string(), z.number()]), z.transform(toPlainDecimal))
  .check(z.refine((text) => text !== undefined))

export function getFiatValue(amount: bigint, decimals: number, price: string): string {
  const [whole = '', fraction = ''] = price.split('.')
  return formatUnits(amount * BigInt(whole + fraction), decimals + fraction.length)
}
