import { isLatin, readLetter } from '../utils/likeLatin.js'

/** Scripts whose letters are told apart. */
const scripts = {
  Latin: /\p{Script=Latin}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Armenian: /\p{Script=Armenian}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Arabic: /\p{Script=Arabic}/u,
  Cherokee: /\p{Script=Cherokee}/u,
  Georgian: /\p{Script=Georgian}/u,
  Thai: /\p{Script=Thai}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  EastAsian: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
} as const

/** True for a name with a part that mixes scripts, or is written in another one with letters that look Latin. */
export function isLookalikeName(name: string): boolean {
  return name.normalize('NFC').split('.').some(isSuspicious)
}

function isSuspicious(label: string): boolean {
  const found = Object.values(scripts).filter((script) => script.test(label))
  if (found.length > 1) return true
  const isForeign = found.length === 1 && found[0] !== scripts.Latin
  // Letters for mathematics and letters in circles are no script of their own.
  return (isForeign && [...label].every(readsLatin)) || label.normalize('NFKC') !== label
}

const readsLatin = (letter: string): boolean => /[0-9_-]/.test(letter) || isLatin(readLetter(letter))
