/** Longer than any text that says something. */
const MAX_TEXT = 2_000

const HIDDEN = '***'

/** What is written as in a URL: `%3A` is a colon. */
const ENCODED = /(?:%[\da-f]{2})+/gi

/** Of a page's or another URL: visitors' names, tokens and referrers; of a pairing URI: the key. */
const QUERY_OR_HASH = /(^|\S)[?#]\S+/g

/** Somebody's e-mail. */
const EMAIL = /[^\s@"'<>(),;:[\]{}/]+@[^\s@"'<>(),;:[\]{}/]+\.\p{L}[\p{L}\d-]+/gu

/** CAIP-10, also where the address is a name. Not `file.mjs:10:5`, which is a place in a stack trace. */
const CAIP_ADDRESS = /[-a-z0-9]{3,8}:[-\w]{1,32}:(?!\d+(?![-.%\w]))[-.%a-zA-Z0-9]+/g

/** TON's, the one form with dashes in it. */
const DASHED_ADDRESS = /\b[EUk0]Q[-\w]{46}\b/g

/** `0x1234…abcd`, as it is shown. */
const SHORT_ADDRESS = /\w{4,}(?:…|\.{3})\w{3,}/g

/** Hex, base58, bech32; keys and hashes too. */
const LONG_WORD = /[0-9A-Za-z]{24,}/g

/** Names in a program's code can be long as well; hardly one has a digit, or does without the letters l, I and O. */
const isNoName = (word: string) => /\d/.test(word) || /^[^lIO]{32,}$/.test(word)

/** The text without what says who somebody is: wallet addresses, queries and hashes of URLs. */
export function scrub(text: string): string {
  // Cut between words: half an address would no longer look like one.
  const short = text.length > MAX_TEXT ? text.slice(0, MAX_TEXT).replace(/\S*$/, '') : text
  return short
    .replace(ENCODED, decode)
    .replace(QUERY_OR_HASH, '$1')
    .replace(EMAIL, HIDDEN)
    .replace(CAIP_ADDRESS, HIDDEN)
    .replace(DASHED_ADDRESS, HIDDEN)
    .replace(LONG_WORD, (word) => (isNoName(word) ? HIDDEN : word))
    .replace(SHORT_ADDRESS, HIDDEN)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** As JSON, every name and text in it scrubbed, except those to `keep` as they are. */
export function toScrubbedJson(value: unknown, keep: ReadonlySet<string>): string {
  const clean = (text: string) => (keep.has(text) ? text : scrub(text))
  return JSON.stringify(value, (_, each: unknown) => {
    if (typeof each === 'string') return clean(each)
    if (typeof each === 'bigint') return clean(String(each))
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each
    return Object.fromEntries(Object.entries(each).map(([name, own]) => [clean(name), own]))
  })
}
