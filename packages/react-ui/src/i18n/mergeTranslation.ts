/** Merges texts with a translation. Ignores values of a wrong type, which untyped apps may pass. */
export function mergeTranslation<T>(texts: T, own: unknown): T {
  if (own === null || !isAlike(texts, own)) return texts
  if (texts === null || typeof texts !== 'object' || Array.isArray(texts)) return own
  const words = new Map<string, unknown>(Object.entries(own ?? {}))
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, mergeTranslation(text, words.get(name))]),
  ) as T
}

const isAlike = <T>(text: T, own: unknown): own is T =>
  typeof text === typeof own && Array.isArray(text) === Array.isArray(own)
