/**
 * The texts, in a site's own words wherever it has some. Words of another kind than ours, from a page without types, are
 * none.
 */
export function translate<T>(texts: T, own: unknown): T {
  if (own === null || !isAlike(texts, own)) return texts
  if (texts === null || typeof texts !== 'object' || Array.isArray(texts)) return own
  const words = new Map<string, unknown>(Object.entries(own ?? {}))
  // The same names, each with its own kind of text.
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, translate(text, words.get(name))])) as T
}

const isAlike = <T>(text: T, own: unknown): own is T =>
  typeof text === typeof own && Array.isArray(text) === Array.isArray(own)
