/**
 * Maps letters to the ASCII letter that they resemble, where Unicode’s list names a non-ASCII letter instead. Holds for
 * every letter that the list compares with one of these: `ᴛ` adds the Cyrillic and Greek т.
 */
export const lookalikeLetters: Readonly<Record<string, string>> = {
  // Small capitals, which look like Latin letters.
  ᴀ: 'a',
  ʙ: 'b',
  ᴅ: 'd',
  ᴇ: 'e',
  ɢ: 'g',
  ʜ: 'h',
  ᴊ: 'j',
  ĸ: 'k',
  ʟ: 'l',
  ʍ: 'm',
  ᴘ: 'p',
  ʀ: 'r',
  ᴛ: 't',
  // These differ from the ASCII letter by one bar or bowl, which readers overlook inside a word.
  ƅ: 'b',
  ß: 'b',
  ꞓ: 'e',
  Ɛ: 'E',
  ω: 'w',
}

interface Addition {
  readonly letter: string
  readonly reads: string
  readonly reason: string
}

/** Letters missing from Unicode’s list, or compared with another letter there. */
export const addedLookalikes: readonly Addition[] = [
  { letter: 'χ', reads: 'x', reason: 'Greek: the list compares the capital alone with a Latin letter.' },
  { letter: 'ե', reads: 'e', reason: 'Armenian: an e that is open to the right, as the bar is in many fonts.' },
  { letter: 'ϲ', reads: 'c', reason: 'Greek: NFKC, which the list counts on, makes another sigma of it.' },
  { letter: 'Ϲ', reads: 'C', reason: 'Greek: as the small one.' },
  { letter: 'Ԁ', reads: 'd', reason: 'Cyrillic: the list has the small one alone.' },
  { letter: 'Ԛ', reads: 'Q', reason: 'Cyrillic: the list has the small one alone.' },
]

/** Letters of Unicode’s list that readers do not confuse. */
export const excludedLookalikes: Readonly<Record<string, string>> = {
  ß: 'German: nobody reads a b.',
}
