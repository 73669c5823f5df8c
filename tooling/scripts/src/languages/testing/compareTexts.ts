/** Compares the texts of a language with the English ones, by calling functions with sample values. */
import { languageTags } from '@foyer/languages'

/** Sample values for functions, each easy to find in a text. */
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100]
const WORDS = ['«Aa»', '«Bb»', '«Cc»', '«Dd»']

/** Names of `NaN` in each language. */
const NO_NUMBERS = ['NaN', ...languageTags.map((tag) => new Intl.NumberFormat(tag).format(Number.NaN))]

/** A text, or a function that returns one, with its place such as `account.balance`. */
export type PlacedText = readonly [place: string, text: unknown]

type Text = readonly [place: string, text: string]
type Said = (...values: readonly unknown[]) => unknown

export const isFunction = (value: unknown): value is Said => typeof value === 'function'

/** Calls a text with words, then with each count in place of each of its numbers. Skips values that it cannot take. */
function* listCalls(length: number): Generator<readonly unknown[]> {
  for (const count of COUNTS) yield Array.from({ length }, () => count)
  yield WORDS.slice(0, length)
  for (const count of COUNTS) {
    yield Array.from({ length }, (_, index) => (index === 0 ? count : WORDS[index]))
    yield Array.from({ length }, (_, index) => (index === 0 ? WORDS[index] : count))
  }
  yield Array.from({ length }, () => undefined)
}

/** Calls a text. Undefined for values that it cannot take, such as a word for a number. */
function say(text: Said, values: readonly unknown[]): string | undefined {
  try {
    const said = text(...values)
    const isMisfit =
      NO_NUMBERS.some((each) => String(said).includes(each)) && values.some((each) => typeof each !== 'number')
    return typeof said === 'string' && !isMisfit ? said : undefined
  } catch {
    return undefined
  }
}

/** Lists nested texts with their places. */
export function listTexts(value: unknown, place = ''): readonly PlacedText[] {
  if (typeof value !== 'object' || value === null) return [[place, value]]
  return Object.entries(value).flatMap(([name, each]) => listTexts(each, place === '' ? name : `${place}.${name}`))
}

/** Marks that no text has, unless the English one has them for the same values. */
const ODD = /^\s|\s$| {2}|\.\.\.|["']|undefined|NaN|#|^$/

/** Lists the texts of a language with odd marks, functions with the sample values that the English text takes. */
export function findOddTexts(texts: readonly PlacedText[], english: ReadonlyMap<string, unknown>): readonly Text[] {
  const isOdd = (text: unknown, original: unknown) => ODD.test(String(text)) && !ODD.test(String(original))
  return texts.flatMap(([place, text]): Text[] => {
    const original = english.get(place)
    if (typeof text === 'string') return isOdd(text, original) ? [[place, text]] : []
    if (!isFunction(text) || !isFunction(original)) return []
    return [...listCalls(original.length)].flatMap((values): Text[] => {
      const [said, given] = [say(text, values), say(original, values)]
      return said !== undefined && given !== undefined && isOdd(said, given)
        ? [[`${place}(${values.join()})`, said]]
        : []
    })
  })
}

/** Lists words and numbers that the English text says for the sample values, and this one does not. */
export function findMissingValues(
  texts: readonly PlacedText[],
  english: ReadonlyMap<string, unknown>,
): readonly string[] {
  return texts.flatMap(([place, text]) => {
    const original = english.get(place)
    if (!isFunction(text) || !isFunction(original)) return []
    return [...listCalls(original.length)].flatMap((values) => {
      const [said, given] = [say(text, values), say(original, values)]
      if (said === undefined) return []
      const words = WORDS.filter((word) => given?.includes(word) && !said.includes(word))
      return words.map((word) => `${place}(${values.join()}): ${word} is not in “${said}”`)
    })
  })
}

/** Lists sentences and titles that are those of the English texts. */
export const findEnglishTexts = (
  texts: readonly PlacedText[],
  english: ReadonlyMap<string, unknown>,
): readonly PlacedText[] =>
  texts.filter(
    ([place, text]) =>
      typeof text === 'string' &&
      (text.split(' ').length > 2 || place.endsWith('_TITLE')) &&
      text === english.get(place),
  )
