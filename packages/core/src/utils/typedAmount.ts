import { inThousands } from './formatNumber.js'

/** More digits than any amount has. */
const MAX_DIGITS = 60

/** Zero in the digits that people type: Arabic, Persian, Devanagari, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10]

/** Signs that stand for one of ours. */
const SIGNS: Readonly<Record<string, string>> = { '٫': '.', '．': '.', '،': ',', '，': ',', '٬': "'", '’': "'" }

/** Groups of thousands, or of two digits as in India, all by one sign, and what comes after another sign. */
const GROUPED = /^(\d{1,3}([ '.,])(?:\d{2,3}\2)*\d{3})(?:(?!\2)[.,](\d*))?$/

/**
 * What was typed or pasted as an amount. `amount`: a plain decimal that may still be unfinished (`12.`). `readings`: it can
 * be read in two ways (`1,234`), the smaller first, and nobody guesses. Undefined: no amount, or finer than the token is.
 */
export type AmountReading =
  | { readonly amount: string; readonly readings?: undefined }
  | { readonly amount?: undefined; readonly readings: readonly [string, string] }
  | undefined

/** Numbers as five continents write them. A point alone is the decimal point, as in everything that the modal writes. */
export function readAmount(text: string, decimals: number): AmountReading {
  const plain = [...text.trim()].map(toAscii).join('')
  const [, whole = '', sign = '', fraction] = GROUPED.exec(plain) ?? []
  const isOne = fraction === undefined && /^[.,]$/.test(sign) && plain.split(sign).length === 2
  if (isOne && sign === ',' && !plain.startsWith('0')) {
    return { readings: [plain.replace(',', '.'), plain.replace(',', '')] }
  }
  if (whole && !isOne) return toAmount(whole.replaceAll(sign, ''), fraction, decimals)
  const [isPlain, digits = '', rest] = /^(\d*)(?:[.,](\d*))?$/.exec(plain) ?? []
  return isPlain === undefined ? undefined : toAmount(digits, rest, decimals)
}

/**
 * What a field holds after somebody has typed into it, or has pasted over all of it. What it showed before was in thousands:
 * those commas are not the visitor's.
 */
export function readTyped(
  text: string,
  { shown, decimals, isReplaced = false }: { shown: string; decimals: number; isReplaced?: boolean },
): AmountReading {
  if (isReplaced || !shown.includes(',')) return readAmount(text, decimals)
  const most = Math.min(text.length, shown.length)
  let start = 0
  while (start < most && text[start] === shown[start]) start += 1
  let end = 0
  while (end < most - start && text.at(-1 - end) === shown.at(-1 - end)) end += 1
  const typed = text.slice(start, text.length - end)
  if (typed.length > 1 && /\D/.test(typed)) return readAmount(text, decimals)
  const [before, after] = [text.slice(0, start), text.slice(text.length - end)].map((part) => part.replaceAll(',', ''))
  return readAmount(before + typed.replace(',', '.') + after, decimals)
}

/** An amount in a field, in thousands as far as it is there. */
export function groupAmount(amount: string): string {
  const [whole = '', ...rest] = amount.split('.')
  return [inThousands(whole), ...rest].join('.')
}

function toAmount(whole: string, fraction: string | undefined, decimals: number): AmountReading {
  if (whole.length > MAX_DIGITS || (fraction ?? '').length > decimals) return undefined
  const cut = whole.replace(/^0+(?=\d)/, '')
  return { amount: fraction === undefined || decimals === 0 ? cut : `${cut || '0'}.${fraction}` }
}

function toAscii(character: string): string {
  if (/\s/.test(character)) return ' '
  const code = character.codePointAt(0) ?? 0
  const zero = ZEROS.find((each) => code >= each && code <= each + 9)
  return zero === undefined ? (SIGNS[character] ?? character) : String(code - zero)
}
