import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languageTags } from '@foyer/languages'
import type { ButtonLabels } from '@foyer/react-ui'
import { describe, expect, it } from 'vitest'
import { root } from '../entry/root.mjs'
import { findEnglishTexts, findMissingValues, findOddTexts, isFunction, listTexts } from './testing/compareTexts'
import { english } from './testing/english'

const FOLDER = join(root, 'packages/languages/src/exports')

const readLanguage = async (tag: string): Promise<Language> => (await import(join(FOLDER, `${tag}.ts`))).messages
const readButtons = async (tag: string): Promise<ButtonLabels> =>
  (await import(join(FOLDER, 'buttons', `${tag}.ts`))).buttons

const englishTexts = new Map(listTexts(english))

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
    expect(findMissingValues(listTexts(await load()), englishTexts)).toEqual([])
  })

  it('has no empty text, no surplus blank, and no English quotation mark or ellipsis of three dots', async () => {
    expect(findOddTexts(listTexts(await load()), englishTexts)).toEqual([])
  })

  it('leaves no sentence or title in English', async () => {
    expect(findEnglishTexts(listTexts(await load()), englishTexts)).toEqual([])
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
