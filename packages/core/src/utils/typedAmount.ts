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
 * be read in two ways (`1,234`), the smaller first, and nobody guesses. `refused`: it is none, or finer than the token is.
 */
export type AmountReading =
  | { readonly amount: string; readonly readings?: undefined; readonly refused?: undefined }
  | { readonly readings: readonly [string, string]; readonly amount?: undefined; readonly refused?: undefined }
  | { readonly refused: 'none' | 'tooFine'; readonly amount?: undefined; readonly readings?: undefined }

const none: AmountReading = { refused: 'none' }

/**
 * Numbers as five continents write them. A point alone is the decimal point, as in everything that the modal writes.
 * `units`: what may stand beside the number without saying anything else (`12 ETH`, `$20`).
 */
export function readAmount(text: string, decimals: number, units: readonly string[] = []): AmountReading {
  const plain = [...withoutUnit(text.trim(), units)].map(toAscii).join('')
  const [, whole = '', sign = '', fraction] = GROUPED.exec(plain) ?? []
  const isOne = fraction === undefined && /^[.,]$/.test(sign) && plain.split(sign).length === 2
  if (isOne && sign === ',' && !plain.startsWith('0')) {
    return { readings: [plain.replace(',', '.'), plain.replace(',', '')] }
  }
  if (whole && !isOne) return toAmount(whole.replaceAll(sign, ''), fraction, decimals)
  const [isPlain, digits = '', rest] = /^(\d*)(?:[.,](\d*))?$/.exec(plain) ?? []
  return isPlain === undefined ? none : toAmount(digits, rest, decimals)
}

export interface FieldBefore {
  /** What it showed, in thousands: those commas are not the visitor's. */
  readonly shown: string
  readonly decimals: number
  readonly units?: readonly string[] | undefined
  /** Pasted over all of it. */
  readonly isReplaced?: boolean | undefined
  /** The decimal point in it was typed as a comma, which may yet turn out to part thousands. */
  readonly isComma?: boolean | undefined
}

export interface TypedAmount {
  /** What was read: a point that was typed as a comma is one again. */
  readonly said: string
  readonly reading: AmountReading
  /** The decimal point was typed as a comma. */
  readonly isComma: boolean
  /** One more digit than the token has places: to be left out. */
  readonly isKey: boolean
}

/** What a field holds after somebody has typed into it, or has pasted. */
export function readTyped(
  text: string,
  { shown, decimals, units, isReplaced = false, isComma = false }: FieldBefore,
): TypedAmount {
  const [before, typed, after] = isReplaced ? ['', text, ''] : whatChanged(text, shown)
  const isKey = !isReplaced && typed.length <= 1
  const isWhole = isReplaced || !(isComma || shown.includes(',')) || (typed.length > 1 && /\D/.test(typed))
  const mine = (part: string) => (isComma ? part.replaceAll(',', '').replace('.', ',') : part.replaceAll(',', ''))
  const said = isWhole ? text : mine(before) + typed + mine(after)
  // The only separator there is, beside commas of ours.
  const isPoint = !isWhole && typed === ',' && said.split(/[.,]/).length === 2
  const reading = readAmount(isPoint ? said.replace(',', '.') : said, decimals, units)
  return { said, reading, isKey, isComma: reading.amount?.includes('.') === true && /[,،，][^.,]*$/.test(said) }
}

/** What stands before the change, what was put there, and what stands behind it. */
function whatChanged(text: string, shown: string): readonly [string, string, string] {
  const most = Math.min(text.length, shown.length)
  let start = 0
  while (start < most && text[start] === shown[start]) start += 1
  let end = 0
  while (end < most - start && text.at(-1 - end) === shown.at(-1 - end)) end += 1
  return [text.slice(0, start), text.slice(start, text.length - end), text.slice(text.length - end)]
}

/** The number alone. A unit that could be a part of one says nothing. */
function withoutUnit(text: string, units: readonly string[]): string {
  for (const unit of units) {
    const { length } = unit
    if (!length || length >= text.length || /[\d.,'\s]/.test(unit)) continue
    const isUnit = (part: string) => part.toLowerCase() === unit.toLowerCase()
    if (isUnit(text.slice(0, length))) return text.slice(length).trim()
    if (isUnit(text.slice(-length))) return text.slice(0, -length).trim()
  }
  return text
}

/** An amount in a field, in thousands as far as it is there. */
export function groupAmount(amount: string): string {
  const [whole = '', ...rest] = amount.split('.')
  return [inThousands(whole), ...rest].join('.')
}

const inThousands = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ',')

function toAmount(whole: string, fraction: string | undefined, decimals: number): AmountReading {
  if (whole.length > MAX_DIGITS) return none
  if ((fraction ?? '').length > decimals) return { refused: 'tooFine' }
  const cut = whole.replace(/^0+(?=\d)/, '')
  return { amount: fraction === undefined || decimals === 0 ? cut : `${cut || '0'}.${fraction}` }
}

function toAscii(character: string): string {
  if (/\s/.test(character)) return ' '
  const code = character.codePointAt(0) ?? 0
  const zero = ZEROS.find((each) => code >= each && code <= each + 9)
  return zero === undefined ? (SIGNS[character] ?? character) : String(code - zero)
}
