const MAX_DIGITS = 60

const ZEROS = [0x660, 0x6f0, 0x966, 0xff10]

const SIGNS: Readonly<Record<string, string>> = { '٫': '.', '．': '.', '،': ',', '，': ',', '٬': "'", '’': "'" }

const GROUPED = /^(\d{1,3}([ '.,])(?:\d{2,3}\2)*\d{3})(?:(?!\2)[.,](\d*))?$/

// How a typed text reads as an amount. `amount`: decimal text, maybe unfinished (`12.`). `readings`: it is ambiguous
// (`1,234`) and has these two meanings, the smaller one first. `refused`: it is no amount, or has more decimals than
// the token.
export type ParsedAmount =
  | { readonly amount: string; readonly readings?: undefined; readonly refused?: undefined }
  | { readonly readings: readonly [string, string]; readonly amount?: undefined; readonly refused?: undefined }
  | { readonly refused: 'none' | 'tooFine'; readonly amount?: undefined; readonly readings?: undefined }

const none: ParsedAmount = { refused: 'none' }

// Reads an amount as people of many locales type it. A single point is the decimal sign; a single comma is ambiguous.
// One of `units` may stand beside the number (`12 ETH`, `$20`).
export function parseTypedAmount(text: string, decimals: number, units: readonly string[] = []): ParsedAmount {
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

export interface AmountField {
  readonly shown: string
  readonly decimals: number
  readonly units?: readonly string[] | undefined
  readonly isReplaced?: boolean | undefined
  readonly isComma?: boolean | undefined
}

export interface TypedAmount {
  readonly said: string
  readonly reading: ParsedAmount
  readonly isComma: boolean
  readonly isKey: boolean
}

export function readAmountField(
  text: string,
  { shown, decimals, units, isReplaced = false, isComma = false }: AmountField,
): TypedAmount {
  const [before, typed, after] = isReplaced ? ['', text, ''] : diffText(text, shown)
  const isKey = !isReplaced && typed.length <= 1
  const isWhole = isReplaced || !(isComma || shown.includes(',')) || (typed.length > 1 && /\D/.test(typed))
  const mine = (part: string) => (isComma ? part.replaceAll(',', '').replace('.', ',') : part.replaceAll(',', ''))
  const said = isWhole ? text : mine(before) + typed + mine(after)
  // A comma that the user types is the decimal sign, if the other separators in the field are commas that Foyer
  // inserted.
  const isPoint = !isWhole && typed === ',' && said.split(/[.,]/).length === 2
  const reading = parseTypedAmount(isPoint ? said.replace(',', '.') : said, decimals, units)
  return { said, reading, isKey, isComma: reading.amount?.includes('.') === true && /[,،，][^.,]*$/.test(said) }
}

function diffText(text: string, shown: string): readonly [string, string, string] {
  const most = Math.min(text.length, shown.length)
  let start = 0
  while (start < most && text[start] === shown[start]) start += 1
  let end = 0
  while (end < most - start && text.at(-1 - end) === shown.at(-1 - end)) end += 1
  return [text.slice(0, start), text.slice(start, text.length - end), text.slice(text.length - end)]
}

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

export function groupDigits(amount: string): string {
  const [whole = '', ...rest] = amount.split('.')
  return [inThousands(whole), ...rest].join('.')
}

const inThousands = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ',')

function toAmount(whole: string, fraction: string | undefined, decimals: number): ParsedAmount {
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
