import { isLatin, isLatinImitation, toLatinLetter } from './latinLookalikes.js'

// Returns true if a name looks Latin but contains letters of other scripts: all letters, or some within a word.
export function isDisguisedName(name: string): boolean {
  const whole = name.normalize('NFC')
  return lettersOf(whole).some(isLatinImitation) && (lettersOf(whole).every(readsLatin) || wordsOf(whole).some(isMixed))
}

export const hasMixedScriptWord = (name: string): boolean => wordsOf(name.normalize('NFC')).some(isMixed)

const isMixed = (word: string) => lettersOf(word).some(isLatin) && lettersOf(word).some(isLatinImitation)

// Returns the same key for names that a user can mistake for one another: "Trust" and "Trust Wallet", "MetaMask" and
// "Meta\u00a0Mаsk" (with a Cyrillic а). If a name has Latin words, only these count: "MetaMask 钱包" has the key of
// "MetaMask".
export function toBrandKey(name: string): string {
  const isAscii = /^[ -~]*$/.test(name)
  return (isAscii ? name : readName(name.normalize('NFC')))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[1i]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/rn/g, 'm')
    .replace(/(.)wallet$/u, '$1')
}

function readName(name: string): string {
  const isLatinWord = (word: string) => lettersOf(word).some(isLatin) || lettersOf(word).every(readsAscii)
  const latin = wordsOf(name)
    .filter(isLatinWord)
    .map((word) => [...word].map(toLatinLetter).join(''))
  return lettersOf(latin.join('')).length ? latin.join('').replace(/(?!\p{Script=Latin})\p{L}/gu, '') : name
}

// Words may contain symbols of the Unicode category "other symbol" (So), which has the circled letters.
const wordsOf = (name: string) => name.split(/[^\p{L}\p{M}\p{N}\p{So}]+/u)
const lettersOf = (text: string) => [...text].filter((each) => readsLatin(each) || /\p{L}/u.test(each))
const readsLatin = (letter: string) => isLatin(toLatinLetter(letter))
const readsAscii = (letter: string) => readsLatin(letter) || /^\d$/.test(toLatinLetter(letter))
