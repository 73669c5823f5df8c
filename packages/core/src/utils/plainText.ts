/** What most names are: nothing has to be taken out of it. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/

/**
 * Control characters, direction marks, and what takes no room or draws nothing: nobody needs them in a name, and they hide
 * and reorder.
 */
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u2800\u3164\uffa0\u{e0000}-\u{e0fff}]|\p{Variation_Selector}|\u034f|\u17b4|\u17b5/gu

/** Of these, what is a part of an emoji: its colours, and what joins several to one. */
const EMOJI =
  /\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)*|[\d#*]\ufe0f\u20e3/gu

/** More marks on one letter than any language writes: text that leaves its line. */
const STACKED = /(\p{M}{3})\p{M}+/gu

/**
 * A text of somebody else's for one line: no control characters or direction marks, white space as single spaces, and no
 * more than `most` characters, as a reader counts them. Empty where nothing is left to be seen.
 */
export function plainText(text: string, most: number): string {
  if (text.length <= most && PLAIN.test(text)) return text
  // Cut before it is looked through: a stranger's text may be as long as it likes.
  const given = text
    .slice(0, most * 8)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
  const plain = withoutHidden(given).replace(STACKED, '$1').replace(/ +/g, ' ').trim()
  // Of what was cut before, the last character may be a part of one.
  const isCut = text.length > most * 8 && plain !== ''
  const characters = isCut || plain.length > most ? charactersOf(plain) : []
  return isCut || characters.length > most
    ? `${characters
        .slice(0, Math.min(most, characters.length) - 1)
        .join('')
        .trimEnd()}…`
    : plain
}

/** No name of a wallet is longer. Characters. */
const MAX_NAME = 60

/** What a wallet calls itself, or somebody calls it, as it may be shown. Empty for what is no name. */
export const plainName = (name: unknown): string => (typeof name === 'string' ? plainText(name, MAX_NAME) : '')

function withoutHidden(text: string): string {
  let plain = ''
  let from = 0
  for (const { index, 0: kept } of text.matchAll(EMOJI)) {
    plain += text.slice(from, index).replace(HIDDEN, '') + kept
    from = index + kept.length
  }
  return plain + text.slice(from).replace(HIDDEN, '')
}

/** Browsers of before 2024 count by code points, which is more. */
function charactersOf(text: string): readonly string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text]
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
