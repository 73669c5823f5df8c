import { afterEach, expect, it, vi } from 'vitest'
import { loaders } from './languageTags.js'
import { loadLanguage } from './loadLanguage.js'

const setLanguages = (page: string, visitor: readonly string[]) => {
  document.documentElement.lang = page
  vi.stubGlobal('navigator', { languages: visitor })
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.documentElement.lang = ''
})

it.each([
  ['the page’s language', 'de-CH', ['fr'], {}, 'de'],
  ['the visitor’s if the page has another', 'fi', ['xx', 'fr-CA', 'de'], {}, 'fr'],
  ['the visitor’s if the page’s is undetermined', 'und', ['ja', 'en'], {}, 'ja'],
  ['English on a page in English', 'en-GB', ['de'], {}, undefined],
  ['English if there is none of them', 'fi', ['xx'], {}, undefined],
  ['the option’s, whatever page and visitor', 'fr', ['it'], { language: 'de' }, 'de'],
  ['none but those that the app lists', 'de', ['fr'], { languages: ['fr', 'ja'] }, 'fr'],
] as const)('loadLanguage chooses %s', async (_, page, visitor, options, expected) => {
  setLanguages(page, visitor)
  expect((await loadLanguage(options)()).language).toBe(expected)
})

it('loadLanguage replaces texts by the app’s own, and keeps the others', async () => {
  const { connect, common } = await loadLanguage({ language: 'de', messages: { connect: { title: 'Anmelden' } } })()
  const { connect: former, common: formerCommon } = await loadLanguage({ language: 'de' })()
  expect(connect).toEqual({ ...former, title: 'Anmelden' })
  expect(common).toEqual(formerCommon)
})

it('loadLanguage in English has the app’s own texts alone', async () => {
  const messages = { connect: { title: 'Log in' } }
  expect(await loadLanguage({ language: 'en', messages })()).toEqual(messages)
})

it('loadLanguage keeps the app’s own texts if the file of the language does not load', async () => {
  const messages = { connect: { title: 'Anmelden' } }
  vi.spyOn(loaders, 'de').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  expect(await loadLanguage({ language: 'de', messages })()).toEqual(messages)
  expect(await loadLanguage({ language: 'de' })()).toEqual({})
})
