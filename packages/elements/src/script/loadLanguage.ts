import { type LoadLanguageOptions, loadLanguage as load } from '@foyer/languages'

declare const __FOYER_LANGUAGE_HASHES__: Readonly<Record<string, string>>
declare const __webpack_require__: { languageHashes?: Readonly<Record<string, string>> }

/** Loads a translation. Brings the hashes of the languages' files, which a page in English does not need. */
export function loadLanguage(options: LoadLanguageOptions | undefined) {
  __webpack_require__.languageHashes = __FOYER_LANGUAGE_HASHES__
  return load(options)()
}
