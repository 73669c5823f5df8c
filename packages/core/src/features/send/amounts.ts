import type { TokenPrice } from '../../types/token.js'
import { toDecimalText } from '../../utils/worth.js'

/** More digits than any amount has. */
const MAX_DIGITS = 60

/** Zero in the digits that people type: Arabic, Persian, Devanagari, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10]

/**
 * What was typed or pasted as an amount, as a plain decimal that may still be unfinished (`12.`). Where one sign stands
 * once, it is the point: whoever means 1.5 never sends 15. Undefined: no amount, or finer than the token is.
 */
export function cleanAmount(text: string, decimals: number): string | undefined {
  const plain = [...text.trim()]
    .map(toDigit)
    .join('')
    .replace(/[\s\u00a0\u202f'’٬]/g, '')
    .replaceAll('٫', '.')
  const signs = plain.replace(/[^.,]/g, '')
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const isGrouped = signs.length > 1 && new Set(signs).size === 1
  const [whole = '', fraction] = isGrouped
    ? [plain.replace(/[.,]/g, '')]
    : last < 0
      ? [plain]
      : [plain.slice(0, last).replace(/[.,]/g, ''), plain.slice(last + 1)]
  if (!/^\d*$/.test(whole) || !/^\d*$/.test(fraction ?? '')) return undefined
  if (whole.length > MAX_DIGITS || (fraction ?? '').length > decimals) return undefined
  const cut = whole.replace(/^0+(?=\d)/, '')
  if (fraction === undefined) return cut
  return decimals === 0 ? cut : `${cut || '0'}.${fraction}`
}

function toDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = ZEROS.find((each) => code >= each && code <= each + 9)
  return zero === undefined ? character : String(code - zero)
}

/** How much of a token an amount of money buys, never more. */
export function fromCurrency(text: string, decimals: number, price: TokenPrice): bigint | undefined {
  const money = toFraction(text)
  const each = toFraction(toDecimalText(price.amount) ?? '')
  if (!money || !each || each.value === 0n) return undefined
  return (money.value * each.over * 10n ** BigInt(decimals)) / (money.over * each.value)
}

function toFraction(text: string): { readonly value: bigint; readonly over: bigint } | undefined {
  const [, whole, fraction = ''] = /^(\d{0,60})(?:\.(\d{0,60}))?$/.exec(text) ?? []
  if (whole === undefined || whole + fraction === '') return undefined
  return { value: BigInt(whole + fraction), over: 10n ** BigInt(fraction.length) }
}
