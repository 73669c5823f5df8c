import { isLatin, readLetter } from './likeLatin.js'

/**
 * A name that reads as a Latin one and is spelled with other letters: all of it, or one word that has letters of both. A
 * word of another script beside it makes it no better.
 */
export function isDisguised(name: string): boolean {
  const whole = name.normalize('NFC')
  return (
    lettersOf(whole).some(isPosing) &&
    (lettersOf(whole).every(readsLatin) ||
      wordsOf(whole).some((word) => lettersOf(word).some(isLatin) && lettersOf(word).some(isPosing)))
  )
}

/**
 * What is the same for names that a reader takes for one: "Trust" and "Trust Wallet", "MetaMask" and "Meta\u00a0Mаsk". Of a
 * name that has Latin words only these count, so that "MetaMask 钱包" is MetaMask.
 */
export function brandOf(name: string): string {
  const isAscii = /^[ -~]*$/.test(name)
  return (isAscii ? name : readName(name.normalize('NFKC')))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[1i]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/rn/g, 'm')
    .replace(/(.)wallet$/u, '$1')
}

function readName(name: string): string {
  const isLatinWord = (word: string) => lettersOf(word).some(isLatin) || lettersOf(word).every(readsLatin)
  const latin = wordsOf(name)
    .filter(isLatinWord)
    .map((word) => [...word].map(readLetter).join(''))
  return lettersOf(latin.join('')).length ? latin.join('').replace(/(?!\p{Script=Latin})\p{L}/gu, '') : name
}

// Letters in circles are symbols (So).
const wordsOf = (name: string) => name.split(/[^\p{L}\p{M}\p{N}\p{So}]+/u)
const lettersOf = (text: string) => [...text].filter((each) => readsLatin(each) || /\p{L}/u.test(each))
const readsLatin = (letter: string) => isLatin(readLetter(letter))
const isPosing = (letter: string) => readLetter(letter) !== letter && readsLatin(letter)
