import type { Language } from './types.js'

type LanguageModule = Promise<{ readonly messages: Language }>

/** Loads each language in a file of its own. */
export const loaders = {
  de: (): LanguageModule => import('./exports/de.js'),
  fr: (): LanguageModule => import('./exports/fr.js'),
  es: (): LanguageModule => import('./exports/es.js'),
  'pt-BR': (): LanguageModule => import('./exports/pt-BR.js'),
  it: (): LanguageModule => import('./exports/it.js'),
  nl: (): LanguageModule => import('./exports/nl.js'),
  pl: (): LanguageModule => import('./exports/pl.js'),
  tr: (): LanguageModule => import('./exports/tr.js'),
  ru: (): LanguageModule => import('./exports/ru.js'),
  uk: (): LanguageModule => import('./exports/uk.js'),
  ar: (): LanguageModule => import('./exports/ar.js'),
  he: (): LanguageModule => import('./exports/he.js'),
  hi: (): LanguageModule => import('./exports/hi.js'),
  id: (): LanguageModule => import('./exports/id.js'),
  vi: (): LanguageModule => import('./exports/vi.js'),
  th: (): LanguageModule => import('./exports/th.js'),
  ja: (): LanguageModule => import('./exports/ja.js'),
  ko: (): LanguageModule => import('./exports/ko.js'),
  'zh-Hans': (): LanguageModule => import('./exports/zh-Hans.js'),
  'zh-Hant': (): LanguageModule => import('./exports/zh-Hant.js'),
} as const

/** BCP 47 tag of a language that this package has. */
export type LanguageTag = keyof typeof loaders

/** Languages beside English, which the modal has itself. */
export const languageTags = Object.keys(loaders) as readonly LanguageTag[]
