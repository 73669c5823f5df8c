import { Refused } from './payment.js'

/** No link to pay is longer. */
const MAX_TEXT = 2048

/** What a receiver may tell the visitor. */
const MAX_NOTE = 280

/** Controls, marks that turn the direction of reading, and what has no width: none of it is seen. */
const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029\u115f\u1160\u3164\uffa0]/u

/** The one that holds the parts of an emoji together is a part of names. */
const JOINED = /(\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)\u200d(?=\p{Extended_Pictographic})/gu

/** The text without what surrounds it. Throws for what cannot be read by whoever sees it. */
export function screenText(text: string): string {
  if (text.length > MAX_TEXT) throw new Refused('tooLong')
  const trimmed = text.trim()
  if (!trimmed) throw new Refused('empty')
  if (isHidden(trimmed)) throw new Refused('hidden')
  return trimmed
}

/** A note that came with a request, as it may be shown. */
export function screenNote(text: string): string {
  if (text.length > MAX_NOTE) throw new Refused('tooLong')
  if (isHidden(text)) throw new Refused('hidden')
  return text
}

const isHidden = (text: string): boolean => HIDDEN.test(text.replace(JOINED, '$1'))
