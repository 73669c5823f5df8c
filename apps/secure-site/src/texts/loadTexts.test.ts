import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en } from './en'
import { loadTexts, waitForTexts } from './loadTexts'
import { texts } from './texts'

const root = { lang: 'en', dir: '' }

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('navigator', { languages: ['xx', 'fr-CA'] })
})

afterEach(async () => {
  // Other tests share the module.
  await loadTexts('en')
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const serve = async (path: string) => ({ texts: { ...en, language: path } })

it.each([
  ['the wished language', 'de-AT', '/texts/de.js', 'de', 'ltr'],
  ['a language that is written from right to left', 'he', '/texts/he.js', 'he', 'rtl'],
  ['the user’s, if the wish is none', null, '/texts/fr.js', 'fr', 'ltr'],
  ['the user’s, if the wish is no tag', '../../evil', '/texts/fr.js', 'fr', 'ltr'],
  ['English', 'en-GB', 'en-US', 'en', 'ltr'],
])('loadTexts loads %s', async (_, wish, language, lang, dir) => {
  await loadTexts('ja', serve)
  await loadTexts(wish, serve)
  expect(texts().language).toBe(language)
  expect(root).toEqual({ lang, dir })
})

it.each([
  ['does not load', () => Promise.reject(new Error('404'))],
  ['is no script of texts', async () => ({ texts: 'Hello' })],
])('loadTexts keeps English if the file %s', async (_, importFile) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await loadTexts('de', importFile)
  expect(texts()).toBe(en)
  expect(root.lang).toBe('en')
  await loadTexts('de', serve)
  expect(root.lang).toBe('de')
})

it('loadTexts keeps English if the file does not come within 5 s', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const loading = loadTexts('de', () => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(5_000)
  await loading
  expect(texts()).toBe(en)
})

it('loadTexts ends with the language of the last call, and waitForTexts waits for it', async () => {
  let finish = (_: unknown) => {}
  const late = new Promise<unknown>((resolve) => {
    finish = resolve
  })
  void loadTexts('de', () => late)
  void loadTexts('it', serve)
  await waitForTexts()
  finish(await serve('/texts/de.js'))
  await late
  expect(texts().language).toBe('/texts/it.js')
})
