/** Control characters, direction marks, and what takes no room: nobody needs them in a name, and they hide and reorder. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u2800\u3164\uffa0\u{e0000}-\u{e0fff}]|\u034f/gu

/** More marks on one letter than any language writes: text that leaves its line. */
const STACKED = /(\p{M}{3})\p{M}+/gu

/**
 * A text of somebody else's for one line: no control characters or direction marks, white space as single spaces, and no
 * more than `most` characters. Empty where nothing is left.
 */
export function plainText(text: string, most: number): string {
  // Cut before it is looked through: a stranger's text may be as long as it likes.
  const plain = text
    .slice(0, most * 8)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(HIDDEN, '')
    .replace(STACKED, '$1')
  const characters = [...plain.replace(/ +/g, ' ').trim()]
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('')
}
