import type { Translation } from '@foyer/react-ui'
import { chooseLanguage } from './choose/chooseLanguage.js'
import { type LanguageTag, languageTags, loaders } from './languageTags.js'

export interface LoadLanguageOptions {
  /** Language of the modal: a BCP 47 tag. @default the page's `lang`, then the visitor's languages, then English */
  readonly language?: string | undefined
  /** Languages to choose from; English is always one of them. @default all of this package */
  readonly languages?: readonly LanguageTag[] | undefined
  /** Texts of your own, which replace those of the language. @default none */
  readonly messages?: Translation | undefined
}

/**
 * Returns a function for `reactUi({ messages: loadLanguage() })`, which chooses a language in the browser and loads its
 * one file. If the file does not load, the modal is in English, with the app's own texts.
 */
export function loadLanguage({
  language,
  languages = languageTags,
  messages: own,
}: LoadLanguageOptions = {}): () => Promise<Translation> {
  return async () => {
    const wishes = language === undefined ? [document.documentElement.lang, ...navigator.languages] : [language]
    const chosen = chooseLanguage(['en', ...languages], wishes.filter(Boolean))
    const load = languages.find((each) => each === chosen)
    const messages: Translation = load === undefined ? {} : await loadMessages(load)
    return own === undefined ? messages : mergeTexts(messages, own)
  }
}

/** Loads a language. Returns no texts, so that the modal has its English ones, if the file does not load. */
async function loadMessages(tag: LanguageTag): Promise<Translation> {
  try {
    return (await loaders[tag]()).messages
  } catch {
    return {}
  }
}

/** Merges texts, of which the second ones win. */
function mergeTexts<Texts extends object>(texts: Texts, own: object): Texts {
  const entries = Object.entries(own).map(([name, text]: [string, unknown]) => {
    const former: unknown = Reflect.get(texts, name)
    return [name, isGroup(former) && isGroup(text) ? mergeTexts(former, text) : text]
  })
  return { ...texts, ...Object.fromEntries(entries) }
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
