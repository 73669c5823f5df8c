/**
 * Matches invisible, blank and reordering characters, by Unicode property so that new ones are covered, and by name
 * where none exists: fillers and blanks of Braille, music, Khitan and hieroglyphs, and the object placeholder.
 */
const HIDDEN =
  /(?![\n\t])[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u

/** Matches unusual spaces, except no-break and ideographic ones, which keyboards type and languages need. */
const ODD_SPACE = /(?![ \u00a0\u202f\u3000])\p{Zs}/u

/** Matches five or more combining marks, which reach into other lines. */
const STACKED = /(?<=\p{M}{4})\p{M}/u

/** Matches emoji, whose selectors and joiners hide nothing. */
const EMOJI =
  /(?!\p{Cn})\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?(?:\u200d(?!\p{Cn})\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)*|[\d#*]\ufe0f\u20e3/u

const WRITTEN_OUT = new RegExp(`(${EMOJI.source})|${HIDDEN.source}|${ODD_SPACE.source}|${STACKED.source}`, 'gu')

export const hasHiddenCharacters = (text: string): boolean => escapeHiddenCharacters(text) !== withLineEnds(text)

/** Writes out hidden characters as code points: `\u{202e}`. */
export const escapeHiddenCharacters = (text: string): string =>
  withLineEnds(text).replace(WRITTEN_OUT, (each, emoji: string | undefined) => emoji ?? writeOut(each))

const withLineEnds = (text: string) => text.replace(/\r\n/g, '\n')
const writeOut = (each: string) => `\\u{${(each.codePointAt(0) ?? 0).toString(16)}}`

export const formatUntrustedName = (text: string, longest = 40): string => {
  const displayed = escapeHiddenCharacters(text).replace(/\s+/g, ' ').trim()
  return displayed.length > longest ? `${displayed.slice(0, longest)}…` : displayed
}
