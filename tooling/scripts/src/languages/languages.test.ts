import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languageTags } from '@foyer/languages'
import type { ButtonLabels } from '@foyer/react-ui'
import { describe, expect, it } from 'vitest'
import { root } from '../entry/root.mjs'
import { english } from './testing/english'

const FOLDER = join(root, 'packages/languages/src/exports')

const readLanguage = async (tag: string): Promise<Language> => (await import(join(FOLDER, `${tag}.ts`))).messages
const readButtons = async (tag: string): Promise<ButtonLabels> =>
  (await import(join(FOLDER, 'buttons', `${tag}.ts`))).buttons

/** Sample values for functions, each easy to find in a text. */
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100]
const WORDS = ['«Aa»', '«Bb»', '«Cc»', '«Dd»']

/** Names of `NaN` in each language. */
const NO_NUMBERS = ['NaN', ...languageTags.map((tag) => new Intl.NumberFormat(tag).format(Number.NaN))]

type Text = readonly [place: string, text: string]
type Said = (...values: readonly unknown[]) => unknown

const isFunction = (value: unknown): value is Said => typeof value === 'function'

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

function listTexts(value: unknown, place = ''): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[place, value]]
  return Object.entries(value).flatMap(([name, each]) => listTexts(each, place === '' ? name : `${place}.${name}`))
}

const englishTexts = new Map(listTexts(english))
/** Marks that no text has, unless the English one has them for the same values. */
const ODD = /^\s|\s$| {2}|\.\.\.|["']|undefined|NaN|#|^$/

/** Lists the texts of a language with odd marks, functions with the sample values that the English text takes. */
function listOdd(texts: readonly (readonly [string, unknown])[]): readonly Text[] {
  const isOdd = (text: unknown, original: unknown) => ODD.test(String(text)) && !ODD.test(String(original))
  return texts.flatMap(([place, text]): Text[] => {
    const original = englishTexts.get(place)
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

it('each file of a language is one that can be chosen', () => {
  const listed = ['', 'buttons'].map((name) => readdirSync(join(FOLDER, name)).filter((file) => file.endsWith('.ts')))
  const [languages = [], buttons] = listed.map((files) => files.map((file) => file.replace(/\.ts$/, '')).sort())
  expect(languages.filter((each) => each !== 'index')).toEqual([...languageTags].sort())
  expect(buttons).toEqual([...languageTags].sort())
})

it('the page of the package names each language', () => {
  const page = readFileSync(join(FOLDER, '../../README.md'), 'utf8')
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const named = languageTags.map((tag) => names.of(new Intl.Locale(tag).language) ?? tag)
  expect(named.filter((name) => !page.includes(name))).toEqual([])
})

it('the labels of features are those of core, by the same ids', async () => {
  const folder = join(root, 'packages/core/src/features')
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(^|\/)index\.ts$/.test(path),
  )
  const modules: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
    paths.map((path) => import(join(folder, path))),
  )
  const features = modules.flatMap((each) => Object.values(each)).filter((each) => typeof each === 'object')
  const labels = features.flatMap((each): (readonly [string, unknown])[] => {
    const { id, messages }: { readonly id?: unknown; readonly messages?: unknown } = each ?? {}
    return typeof id === 'string' && messages !== undefined ? [[id, messages]] : []
  })
  expect(Object.fromEntries(labels)).toEqual(english.features)
})

describe.each(languageTags)('%s', (tag) => {
  const load = () => readLanguage(tag)

  it('has each text of the modal, and no other', async () => {
    const texts = listTexts(await load())
    expect(texts.map(([place]) => place).sort()).toEqual([...englishTexts.keys()].sort())
  })

  it('says each word and number that the English text says', async () => {
    const missing = listTexts(await load()).flatMap(([place, text]) => {
      const original = englishTexts.get(place)
      if (!isFunction(text) || !isFunction(original)) return []
      return [...listCalls(original.length)].flatMap((values) => {
        const [said, given] = [say(text, values), say(original, values)]
        if (said === undefined) return []
        const words = WORDS.filter((word) => given?.includes(word) && !said.includes(word))
        return words.map((word) => `${place}(${values.join()}): ${word} is not in “${said}”`)
      })
    })
    expect(missing).toEqual([])
  })

  it('has no empty text, no surplus blank, and no English quotation mark or ellipsis of three dots', async () => {
    expect(listOdd(listTexts(await load()))).toEqual([])
  })

  it('leaves no sentence or title in English', async () => {
    const same = listTexts(await load()).filter(
      ([place, text]) =>
        typeof text === 'string' &&
        (text.split(' ').length > 2 || place.endsWith('_TITLE')) &&
        text === englishTexts.get(place),
    )
    expect(same).toEqual([])
  })

  it('names its language', async () => {
    const { language } = await load()
    expect(language).toBe(tag)
    expect(new Intl.DateTimeFormat(language).resolvedOptions().locale.split('-')[0]).toBe(tag.split('-')[0])
  })

  it('counts by its own rules', () => {
    const folder = join(FOLDER, '..', tag)
    const code = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
    const counted = code.flatMap((text) => [...text.matchAll(/createCounter\('([^']+)'\)/g)]).map(([, each]) => each)
    expect(counted.filter((each) => each !== tag)).toEqual([])
  })

  it('has the labels of the buttons', async () => {
    const labels = await readButtons(tag)
    expect(Object.values(labels).map((text) => (isFunction(text) ? text('«Aa»') : text))).toHaveLength(6)
    expect(labels.account('«Aa»')).toContain('«Aa»')
    expect(labels.network('«Aa»')).toContain('«Aa»')
  })
})
