const PLAIN = /^[!-~]+(?: [!-~]+)*$/

const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u2800\u3164\uffa0\u{e0000}-\u{e0fff}]|\p{Variation_Selector}|\u034f|\u17b4|\u17b5/gu

const EMOJI =
  /\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)*|[\d#*]\ufe0f\u20e3/gu

const STACKED = /(\p{M}{3})\p{M}+/gu

/**
 * Reduces untrusted text to one line: without control characters and ones that change the direction, with single
 * spaces, and with at most `most` characters.
 */
export function sanitizeText(text: string, most: number): string {
  if (text.length <= most && PLAIN.test(text)) return text
  // Cut the text first, because untrusted text may be very long.
  const given = text
    .slice(0, most * 8)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
  const plain = withoutHidden(given).replace(STACKED, '$1').replace(/ +/g, ' ').trim()
  // The cut may have left only a part of the last character: drop it.
  const isCut = text.length > most * 8 && plain !== ''
  const characters = isCut || plain.length > most ? charactersOf(plain) : []
  return isCut || characters.length > most
    ? `${characters
        .slice(0, Math.min(most, characters.length) - 1)
        .join('')
        .trimEnd()}…`
    : plain
}

const MAX_NAME = 60

export const sanitizeName = (name: unknown): string => (typeof name === 'string' ? sanitizeText(name, MAX_NAME) : '')

function withoutHidden(text: string): string {
  let plain = ''
  let from = 0
  for (const { index, 0: kept } of text.matchAll(EMOJI)) {
    plain += text.slice(from, index).replace(HIDDEN, '') + kept
    from = index + kept.length
  }
  return plain + text.slice(from).replace(HIDDEN, '')
}

function charactersOf(text: string): readonly string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text]
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
