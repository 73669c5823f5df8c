/** Languages beside English, as BCP 47 tags. */
export const languageTags = [
  ...(['de', 'fr', 'es', 'pt-BR', 'it', 'nl', 'pl', 'tr', 'ru', 'uk'] as const),
  ...(['ar', 'he', 'hi', 'id', 'vi', 'th', 'ja', 'ko', 'zh-Hans', 'zh-Hant'] as const),
] as const

export type LanguageTag = (typeof languageTags)[number]
