import { chooseLanguage } from '@foyer/languages'
import * as z from 'zod/mini'
import { en } from './en'
import { type LanguageTag, languageTags } from './languageTags'
import { setTexts, type Texts } from './texts'

/** Time after which English is shown, in ms. */
const TIMEOUT_MS = 5_000

const textsModule = z.object({ texts: z.custom<Texts>((value) => typeof value === 'object' && value !== null) })

type ImportFile = typeof importScript

let chosen: LanguageTag | 'en' = 'en'
let loading: Promise<void> = Promise.resolve()

/** Resolves once no texts are loading. */
export const waitForTexts = (): Promise<void> => loading

/**
 * Loads the texts of a language: the wished one, such as that of the modal, else the user’s. Where they do not load,
 * all is in English.
 *
 * @param wish BCP 47 tag from a page, which may be anything
 */
export function loadTexts(wish: string | null | undefined, importFile = importScript): Promise<void> {
  loading = load(wish, importFile)
  return loading
}

async function load(wish: string | null | undefined, importFile: ImportFile): Promise<void> {
  const wishes = [wish, ...navigator.languages].filter((each) => typeof each === 'string')
  const tag = chooseLanguage(['en', ...languageTags], wishes.filter(Boolean))
  const language = languageTags.find((each) => each === tag) ?? 'en'
  const before = chosen
  if (language === before) return
  chosen = language
  const loaded = language === 'en' ? en : await importTexts(language, importFile)
  // A later call may have chosen another language.
  if (language !== chosen) return
  if (loaded === undefined) {
    chosen = before
    return
  }
  setTexts(loaded)
  document.documentElement.lang = language
  document.documentElement.dir = /^(ar|he)$/.test(language) ? 'rtl' : 'ltr'
}

async function importTexts(language: LanguageTag, importFile: ImportFile): Promise<Texts | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The time is over.')), TIMEOUT_MS)
  })
  try {
    return await Promise.race([importFile(`/texts/${language}.js`).then(parseModule), late])
  } catch {
    console.warn(`secure: The texts in ${language} could not be loaded.`)
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

const importScript = (path: string): Promise<unknown> => import(path)

const parseModule = (module: unknown): Texts => z.parse(textsModule, { ...z.parse(z.looseObject({}), module) }).texts
