import { getLatinLookalike } from '@foyer/core/internal/activity'
import { texts } from '../../texts/texts'
import { escapeHiddenCharacters } from './escapeHiddenCharacters'
import type { Review, ReviewWarning } from './review'

const PHRASE = 'wantsyoutoslgnln'

const MAX_NAME_LENGTH = 300

/** Number of characters before a sign-in phrase that are searched for the name of the site. */
const MAX_DISTANCE = 2_000
const MOST_NAMES = 20

/** Warns of each sign-in to a site other than the requesting one. Matches any case, spacing and look-alike letters. */
export function createSignInWarnings(text: string, origin: string): readonly ReviewWarning[] {
  const { host } = new URL(origin)
  const names = namesIn(text)
  const foreign = names.filter((name) => name !== host && name !== origin)
  return [...new Set(foreign)].map((name) => ({ level: 'bad', text: sentenceOf(name, host) }))
}

export function addSignInWarnings(review: Review, origin: string): Review {
  const shown = review.sections.flatMap(({ rows = [], text }) => [
    ...rows.flatMap(({ name, value }) => [name, value]),
    text ?? '',
  ])
  const known = new Set(review.warnings.map(({ text }) => text))
  const result = [review.title, ...shown].flatMap((text) => createSignInWarnings(text, origin))
  const added = result.filter(({ text }, index) => !known.has(text) && isFirst(result, index))
  return added.length === 0 ? review : { ...review, warnings: [...added, ...review.warnings] }
}

const isFirst = (all: readonly ReviewWarning[], index: number) =>
  all.findIndex(({ text }) => text === all[index]?.text) === index

const sentenceOf = (name: string, host: string) => {
  const { otherSite, unnamedSite } = texts().messages.signIn
  return name === '' ? unnamedSite(host) : otherSite(escapeHiddenCharacters(name), host)
}

function namesIn(text: string): readonly string[] {
  const { letters, from } = skeletonOf(text)
  const names: string[] = []
  let at = letters.indexOf(PHRASE)
  for (; at >= 0 && names.length < MOST_NAMES; at = letters.indexOf(PHRASE, at + 1)) {
    const end = from[at] ?? 0
    const lines = text.slice(Math.max(0, end - MAX_DISTANCE), end).split(/[\n\r\u2028\u2029]|\\u\{2028\}/)
    const line = lines.filter((each) => each.trim() !== '').at(-1) ?? ''
    names.push(line.trim().slice(-MAX_NAME_LENGTH))
  }
  return names
}

function skeletonOf(text: string): { readonly letters: string; readonly from: readonly number[] } {
  // The site that checks the signature does not see the escapes of `escapeHiddenCharacters`, so skip them.
  const marked = text.replace(/\\u\{[\da-f]+\}/g, (each) => ' '.repeat(each.length))
  let letters = ''
  const from: number[] = []
  let at = 0
  for (const each of marked) {
    for (const letter of readLetters(each)) {
      letters += letter
      from.push(at)
    }
    at += each.length
  }
  return { letters, from }
}

function readLetters(character: string): string {
  const plain = getLatinLookalike(character) ?? character.normalize('NFKD')
  const read = [...plain].map((each) => getLatinLookalike(each) ?? each).join('')
  return read
    .toLowerCase()
    .replace(/[1i|]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/[^a-z\d]/g, '')
}
